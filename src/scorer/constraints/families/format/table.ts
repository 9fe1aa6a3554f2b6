import { words } from '../../prompt/phrases.ts'
import { presenceKind } from '../presence-kind.ts'

const DELIMITER_ROW = /^\s*\|?\s*:?-{1,40}:?\s*(?:\|\s*:?-{1,40}:?\s*){0,60}\|?\s*$/

/** Markdown tables by their delimiter rows, and HTML tables by their tags. */
function tablesIn(lines: readonly string[]): number {
  let count = 0
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.includes('|') && line.includes('-') && DELIMITER_ROW.test(line) && (lines[index - 1] ?? '').includes('|'))
      count += 1
    else if (/<table[\s>]/i.test(line)) count += 1
  }
  return count + (/<table[\s>]/i.test(lines[0] ?? '') ? 1 : 0)
}

/** "Create an orders table with a foreign key": rows of a database, and none of a text. */
const OF_A_DATABASE =
  /(?<![\p{L}])(?:sql|postgres\p{L}*|mysql|sqlite|mariadb|bigquery|databases?|schemas?|foreign keys?|primary keys?|migrations?|excel|spreadsheets?|pivot|base de données|base de datos|clé étrangère|clave foránea)(?![\p{L}])|データベース|데이터베이스/u

export const tables = presenceKind({
  id: 'detectable_format:table',
  value: 'num_tables',
  unit: { en: ['table', 'tables'], fr: ['tableau', 'tableaux'], ko: ['표', '개'] },
  nouns: {
    en: '(?:markdown |comparison |html |summary )?tables?(?! (?:of contents|reservations?|tennis|lamps?|manners|tops?|legs?|games?))',
    fr: '(?:tableaux?)(?: (?:markdown|comparatifs?|récapitulatifs?))?',
    es: 'tablas?(?: (?:comparativas?|markdown))?',
    ja: String.raw`(?:マークダウンの?)?表(?:形式)|テーブル形式`,
    ko: String.raw`(?<![가-힣])(?:표|테이블)(?= ?(?:형식|로|를|을|하나|한 개|1개))`,
  },
  cues: { ja: String.raw`表|テーブル` },
  acceptsClause: (clause) => !OF_A_DATABASE.test(clause),
  asked: {
    en: [
      words(
        '(?:in|as|into|with|using|use|include|including|add|provide|create|make|give me|draw|present|show|generate|format)(?: [\\p{L}\\d-]+){0,5}? (?:an? |the form of a |form of a )(?:[\\p{L}-]+ ){0,2}?(?:table|tabular format)(?! (?:of contents|reservation|lamp|for (?:two|four|six|\\d)|tennis|manners|top|leg|game|setting|that seats|in (?:html|sql|postgres|mysql|the database)|named|called|with columns))',
      ),
      // A line of a list of what the answer is to hold.
      /^\s*(?:[-*•]|\d{1,2}[.)])? ?(?:an? |one )?(?:\p{L}+ )?table (?:comparing|showing|summari[sz]ing|listing|with (?:\p{L}+ )?columns)(?!\p{L})/gu,
      words('(?:and|plus) a (?:\\p{L}+ )?table (?:of(?! contents)|comparing|showing|summari[sz]ing)'),
      words('(?:in|using) (?:a )?(?:tabular|table) (?:format|form)'),
    ],
    fr: [
      words(
        String.raw`(?:en|dans|sous(?: la)? forme (?:de|d'un)|avec|présent\p{L}*|fai\p{L}*|cré\p{L}*|dress\p{L}*|utilis\p{L}*)(?:-(?:moi|nous))?(?: (?:un|ton|votre))? tableau(?! (?:json|de peint|blanc|noir|de bord|périod))`,
      ),
    ],
    es: [
      words(
        '(?:en|con|como|en forma de|crea|haz|usa|utiliza)(?: (?:una|formato de))? tabla(?! de (?:surf|multiplicar|planchar))',
      ),
    ],
    ja: [
      /(?:表形式|テーブル形式|マークダウンの表)(?:で|に|を)|表に(?:まとめ|して|整理)|表で(?:まとめ|示|比|表|回答|整理|出|見せ|お願い)|表を(?:作|書|使|示|用い)|表[とや][^。\n]{1,16}を(?:使|用い|入れ|含め|つけ)/gu,
    ],
    ko: [
      /(?<![가-힣])(?:표|테이블)(?:로|형식으로| ?형식|의 형태로)/gu,
      /(?<![가-힣])표를 ?(?:만들|작성|사용|그려)|(?<![가-힣])표 (?:하나|한 개)(?=[ 를와과랑만])/gu,
    ],
  },
  count: (response) => tablesIn(response.lines()),
})
