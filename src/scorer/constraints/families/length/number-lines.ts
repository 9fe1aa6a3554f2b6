import { isArticle, type CountedNoun } from '../../prompt/counted-nouns.ts'
import { countsWholeAnswer } from '../../prompt/scope.ts'
import { countedKind } from '../counted-kind.ts'

/** "Un lien vers …" counts none, and a limit of verses is read as one of sentences. */
function isLimitOfVerses({ noun, nounStart, quantity: { relation, end } }: CountedNoun): boolean {
  return noun === 'vers' && (relation === 'at most' || relation === 'less than' || nounStart - end > 1)
}

/** Lines with something in them; a title in angular brackets, a heading and a rule are none. */
export const numberLines = countedKind({
  id: 'length_constraints:number_lines',
  spelling: { value: 'num_lines', implied: null },
  bare: 'exactly',
  unit: { en: ['line', 'lines'], fr: ['ligne', 'lignes'], ko: ['줄', '개'] },
  nouns: {
    en: 'lines?(?! (?:of code|breaks?|of (?:business|credit|defen[cs]e|communication)|manager|spacing|items?))',
    fr: 'lignes?(?! (?:de code|directrices))|vers(?! (?:le|la|les|l|un|une|de|où)(?![\\p{L}]))',
    es: 'líneas?(?! (?:de código|de productos))|versos?',
    ja: String.raw`(?<=[0-9一二三四五六七八九十])行(?!う|い|に(?:一|1|ひと)|ごと|ずつ|わ|っ|動|為)`,
    ko: String.raw`줄(?! ?(?:에 ?하나|에 ?한|당|마다|씩))|행(?=으로|의)`,
  },
  accepts: (counted, reading) =>
    countsWholeAnswer(counted, reading) &&
    !isLimitOfVerses(counted) &&
    (!isArticle(counted) || /(?:en|sur) $/u.test(counted.clause.text.slice(0, counted.start))) &&
    !/(?:(?:include|add|insert|append|end (?:it )?with) an? |function|script|program|code|queue|train|bus|new lines?|line breaks?|saltos? de línea|sauts? de ligne|改行|줄 ?바꿈)/u.test(
      counted.clause.text,
    ),
  count: (response) =>
    response.lines().filter((line) => /[\p{L}\p{N}]/u.test(line) && !/^\s*(?:#{1,6}\s|<<)/.test(line)).length,
})
