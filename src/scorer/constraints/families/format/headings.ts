import { words } from '../../prompt/phrases.ts'
import { presenceKind } from '../presence-kind.ts'

/** Markdown headings, underlined ones too, and lines that are wholly bold. */
export const headings = presenceKind({
  id: 'detectable_format:number_headings',
  value: 'num_headings',
  unit: { en: ['heading', 'headings'], fr: ['titre de section', 'titres de section'], ko: ['제목', '개'] },
  nouns: {
    en: '(?:markdown |section |h[1-6] |clear )?(?:sub)?head(?:ings|ers|(?:ing|er)(?! (?:file|guard|row|image|tag|north|south|east|west|to|for|home)))',
    fr: '(?:sous-titres?|intertitres?|titres(?=[,.;!]|$| et )|titres? de sections?|en-têtes?)',
    es: '(?:encabezados?|subtítulos?|títulos(?=[,.;!]|$| y ))',
    ja: '見出し',
    ko: String.raw`소제목|헤딩|머리글`,
  },
  asked: {
    en: [
      words(
        '(?:use|using|with|include|including|add|organi[sz]e\\p{L}* [\\p{L} ]{0,20}(?:with|under|into)|under|separated by)(?: (?:clear|a|markdown|section|the|some|appropriate|descriptive|proper|h2|h3|bold))* (?:sub)?(?:headings?|headers?)(?! (?:file|guard|row|image|tag))',
      ),
    ],
    fr: [
      words(
        '(?:avec|utilis\\p{L}*|ajout\\p{L}*|inclu\\p{L}*)(?: (?:des|les|un))* (?:sous-titres?|intertitres?|titres(?: de section|(?! d)))',
      ),
    ],
    es: [
      words(
        String.raw`(?:con|usa|utiliza|incluye|añade)(?: (?:unos|los|un))? (?:encabezados?|subtítulos?|títulos(?! d))`,
      ),
    ],
    ja: [/見出し(?:を(?:つけ|付け|使|用い|入れ)(?!な|ず|わな)|あり|付き|つき)/gu],
    ko: [/소제목(?:을|으로)? ?(?:사용(?!하지)|넣(?!지)|붙|달|나누|구분)/gu],
  },
  count: (response) => headingsIn(response.prose().split('\n')),
})

function headingsIn(lines: readonly string[]): number {
  return lines.filter(
    (line, index) =>
      /^\s{0,3}#{1,6}\s+\S/.test(line) ||
      /^\s{0,3}\*\*[^*]{1,120}\*\*:?\s*$/.test(line) ||
      /^\s{0,3}<h[1-6][ >]/i.test(line) ||
      (/^(?:={3,}|-{3,})\s*$/.test(line) &&
        /\p{L}/u.test(lines[index - 1] ?? '') &&
        !/[|.]/.test(lines[index - 1] ?? '')),
  ).length
}
