import type { LanguageTable, PromptLanguage } from './language-table.ts'
import { en } from './en.ts'

export const tables: Readonly<Record<PromptLanguage, LanguageTable>> = { en, fr: en, es: en, ja: en, ko: en }
