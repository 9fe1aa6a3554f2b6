import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { LanguageTable, PromptLanguage } from './language-table.ts'

export const tables: Readonly<Record<PromptLanguage, LanguageTable>> = { en, fr, es, ja, ko }
