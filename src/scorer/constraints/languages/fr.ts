import type { LanguageTable } from './language-table.ts'
import { numberReader } from './number-words.ts'

const numbers = numberReader({
  ones: {
    zéro: 0,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    octante: 80,
    nonante: 90,
  },
  // Nouns for about so many, which a number before them multiplies: "deux douzaines".
  multipliers: {
    dizaine: 10,
    dizaines: 10,
    douzaine: 12,
    douzaines: 12,
    quinzaine: 15,
    quinzaines: 15,
    vingtaine: 20,
    vingtaines: 20,
    trentaine: 30,
    trentaines: 30,
    cinquantaine: 50,
    cinquantaines: 50,
    centaine: 100,
    centaines: 100,
    cent: 100,
    cents: 100,
    mille: 1000,
  },
  joints: ['et'],
  thousandsMarks: '[. ]',
})

/** "Quatre-vingts" multiplies, which no other tens do. */
function readNumber(text: string): number | null {
  const eighty = /quatre[ -]vingts?/.exec(text)
  if (!eighty) return numbers.read(text)
  const rest = text.replace(eighty[0], '').trim()
  return 80 + (numbers.read(rest.replace(/^-/, '')) ?? 0)
}

const ne = "(?:ne |n')"

export const fr: LanguageTable = {
  hasSpaces: true,
  number: numbers.source,
  readNumber,
  before: [
    [
      'at least',
      String.raw`(?:au (?:moins|minimum)|(?:un |le )?minimum(?: de| d'|:)?|(?:pas|jamais) moins (?:de|d')|(?<=(?<![\p{L}])(?:ne |n')(?:(?! et | mais )[^.;:,!?]){1,50})moins (?:de|d')|à partir de|minimum|(?:supérieur|égal)e? ou (?:égal|supérieur)e? à)`,
    ],
    [
      'at most',
      String.raw`(?:au (?:plus|maximum)|(?:un |le )?maximum(?: de| d'|:)?|(?:pas|jamais|point) plus (?:de|d')|(?<=(?<![\p{L}])(?:ne |n')(?:(?! et | mais )[^.;:,!?]){1,50})plus (?:de|d')|jusqu'à|(?:ne |n')?(?:dépass\p{L}*|excéd\p{L}*|excèd\p{L}*)(?: pas)?|sans (?:jamais )?dépasser|ten(?:ir|ant) en|tienne(?:nt)? en|(?:dépasser|excéder)|limit[\p{L}-]* (?:[\p{L}']+ ){0,4}?(?:à|au)(?: un maximum de)?)`,
    ],
    ['more than', "(?:plus (?:de|d')|au-delà de)"],
    ['less than', "(?:moins (?:de|d')|sous(?: les)?|en[ -]dessous de|inférieur(?:e|es|s)? à)"],
    [
      'exactly',
      "(?:exactement|précisément|seulement|uniquement|strictement|(?<=(?<![\\p{L}])(?:ne |n')[\\p{L}']{1,20}(?: [\\p{L}]{1,12})? )qu[e'])",
    ],
    ['around', '(?:environ|à peu près|approximativement|autour de|aux alentours de|quelque)'],
  ],
  after: [
    ['at least', '(?:\\+|ou plus|au (?:moins|minimum)|minimum|min)(?![\\p{L}])'],
    [
      'at most',
      '(?:ou moins|(?:tout )?au (?:plus|(?:grand )?maximum)|(?:grand )?maximum|maxi|max|(?:, )?pas (?:une? de )?plus)(?![\\p{L}])',
    ],
    ['exactly', '(?:exactement|au total|en tout|précisément)(?![\\p{L}])'],
    ['around', '(?:environ|à peu près)(?![\\p{L}])'],
  ],
  rangeJoint: String.raw`(?:\s?(?:-|–|—)\s?|\s(?:à|et|ou)\s)`,
  rangeBefore: '(?:entre|de)',
  gap: "(?:[ -])(?:(?:de |d'|des |les )|(?!(?:ou|et|à|en|dans|sous|pour|avec|sans|ni|que|qui|par|fois|jours?|ans?|années?|minutes?|heures?|personnes?)[ -])[\\p{L}'*]{1,20}[ -]){0,3}?",
  backGap: String.raw`(?:,? (?:doit|doivent|devra|devrait|être|est|de|d'|sont|comporter|apparaisse|figure|soit|à|présente?|limité|écrits?)){1,4}:? ?|: ?`,
  times: '(?:seules? )?(?:fois|occurrences?|reprises?)(?![\\p{L}])',
  adverbs: {},
  negationBefore: String.raw`(?:${ne}[\p{L}']{1,20}(?: [\p{L}]{1,12})? (?:pas|jamais|aucune?|ni)|(?:de |d'|à |en )?(?:ne )(?:pas|jamais|plus)|pas|ni|sans|évit\p{L}*|(?:abst|renonc|pass|dispens)\p{L}*-(?:toi|vous) (?:de|d')|aucune?s?|jamais|n'(?:utilis|emplo|inclu|écri|insér|ajout)\p{L}* (?:pas|aucune?)|interdi\p{L}*|proscri\p{L}*|exclu\p{L}*|omet\p{L}*|bann\p{L}*|au lieu d(?:e|'))(?! (?:besoin|nécessaire|obligatoire|obligé|seulement|oublier)(?![\p{L}]))`,
  negationAfter: String.raw`(?:(?:est|sont|sera|seront|soit)(?: strictement| également)? (?:interdit|proscrit|prohib|exclu|banni)\p{L}*|(?:ne |n')(?:doi|devr|peu|pourr|sont|est|sera|figur|apparai)\p{L}* (?:pas|aucun|jamais|être)|à (?:éviter|proscrire|bannir|exclure))`,
  contrary:
    '(?:mais|sauf|toujours|plus|moins|seulement|uniquement|oublie[rz]?|oubli|(?:et|,|puis) (?:avec|mentionn|utilise|inclu|ajoute|écri|termine|assure|fai|mett|mets|intègr|limit)\\p{L}*)',
  partBefore: String.raw`(?:chaque|chacune?|par|première?|deuxième|dernière?|troisième|quatrième)(?: [\p{L}'-]+){0,4}`,
  partAfter:
    ' ?(?:chacune?s?|par (?:paragraphe|section|partie|point|phrase|puce|réponse)|pour chaque|dans chaque)(?![\\p{L}])',
  givenBefore: String.raw`(?:ces?|cette|mes|mon|ma|nos|ses|son|sa|leurs?|premiers?|premières?|derniers?|dernières?|suivants?|précédents?|autres|page|chapitre|étape|niveau|partie|version) ?`,
  givenAfter: ' (?:ci-dessous|ci-dessus|suivante?s|précédente?s|qui suivent)(?![\\p{L}])',
  functionWords: String.raw`(?:le|la|les|des|du|une|et|est|dans|pour|que|qui|sur|avec|votre|vos|vous|tu|ton|ta|écri\p{L}*|rédige[rz]?|réponds|répondez|réponse|sans|au|aux|l'|d'|qu'|n'|par|ne|pas|ce|cette|au|moins|comment|quelle?s?|utilise[rz]?|doit|doivent|mots?|un|en|de|à|sous|nous|mon|ma|mes|nos|ces|cet|tout|phrases?|deux|trois|quatre|cinq)`,
  listJoint: "(?:\\s?[,;/]\\s?(?:(?:et|ou|ni) )?|\\s(?:et|ou|ni|&)\\s)(?:(?:le|la|les|l'|du|de|des) ?)?(?:mots? )?",
}
