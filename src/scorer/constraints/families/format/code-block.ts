import { words } from '../../prompt/phrases.ts'
import { splitCodeBlocks } from '../../response/code-blocks.ts'
import { presenceKind } from '../presence-kind.ts'

/** Fenced code blocks, whatever is in them. */
export const codeBlocks = presenceKind({
  id: 'detectable_format:code_block',
  value: 'num_blocks',
  isAboutCode: true,
  unit: { en: ['code block', 'code blocks'], fr: ['bloc de code', 'blocs de code'], ko: ['코드 블록', '개'] },
  nouns: {
    en: '(?:markdown |fenced |separate |triple[- ]backtick )?(?:code[ -]?blocks?|code[ -]fences?|fenced blocks?)',
    fr: 'blocs? de code',
    es: 'bloques? de código',
    ja: 'コードブロック',
    ko: '코드 ?블[록럭]',
  },
  asked: {
    en: [
      words(
        '(?:in|inside|within|use|using|into|with|as|wrapped in|include|add|provide)(?: (?:a|an|one|single|the|markdown|proper|separate|your|code|answer|it|fenced))* (?:code[ -]?blocks?|code[ -]fences?)',
      ),
      words('code[ -]?block (?:please|only)'),
    ],
    fr: [words('(?:dans|avec|en|entre)(?: (?:un|des))? blocs? de code')],
    es: [words('(?:en|dentro de|con|usa)(?: (?:un|unos))? bloques? de código')],
    ja: [/コードブロック(?:で|に|を|の中)/gu],
    ko: [/코드 ?블[록럭](?:으로|에|을|안에| 안)/gu],
  },
  count: ({ text }) => splitCodeBlocks(text).blocks.length,
})
