const RUDE =
  /\b(?:stupid|idiots?|idiotic|moron\w*|dumb(?:ass)?|shut up|damn(?: you)?|bullshit|fuck\w*|shit\w*|asshole|bastard|crap|screw you|loser|go away|who cares|none of your business|figure it out yourself|google it|stop (?:bothering|wasting)|waste of (?:my )?time|don['’]t be ridiculous|are you kidding|obviously you|lazy question|whatever\.|ta gueule|con(?:nard|ne)\b|merde|imbécile|crétin|débile|estúpid[oa]s?|idiotas?|imbécil|cállate|mierda|tont[oa]s?)\b|馬鹿|バカ|ばか|アホ|黙れ|うるさい|くだらない|바보|멍청|닥쳐|꺼져|시끄러|한심/iu
const SLANG =
  /\b(?:gonna|wanna|gotta|lol|lmao|omg|dude|bro|yo|yeah|nah|sup|kinda|ain['’]t|hey guys|mdr|ptdr|wesh|guay|mola|tío)\b|ㅋㅋ|ㅎㅎ|笑笑|ｗｗ|[!?]{3,}/iu
const CONCISE_WORDS = 120
const LONG_WORDS = 250

export function isRude(text: string): boolean {
  return RUDE.test(text)
}

/** A rule about manner, and how it is told from the text: kept, half kept or broken. */
export type ToneRule = {
  id: 'polite' | 'concise' | 'formal' | 'plain'
  names: RegExp
  verdict: (text: string, proseWords: number) => 'yes' | 'partial' | 'no'
}

export const toneRules: readonly ToneRule[] = [
  {
    id: 'polite',
    names:
      /\b(?:polite(?:ly|ness)?|courteous(?:ly)?|respectful(?:ly)?|friendly|kind(?:ly|ness)?|warm(?:ly)?|empath\w+|patient(?:ly)?|welcoming|supportive|encouraging|considerate|cheerful|positive tone|polie?s?(?:ment)?|politesse|courtois\w*|respectueu\w+|aimables?|amical\w*|chaleureu\w+|bienveillant\w*|educad[oa]s?|cort[eé]s(?:es)?|corteses|cortesía|amables?|amabilidad|respetuos[oa]s?|cordial\w*)\b|丁寧|礼儀|敬語|親切|優し|フレンドリー|정중|공손|예의|존댓말|친절|상냥/iu,
    verdict: (text) => (isRude(text) ? 'no' : 'yes'),
  },
  {
    id: 'concise',
    names:
      /\b(?:concise(?:ly|ness)?|brief(?:ly)?|succinct(?:ly)?|to the point|short(?: answers?| replies| responses)?|terse|concis\w*|brefs?|brèves?|brièvement|succinct\w*|court[es]*|concis[oa]s?|breves?|brevemente|cort[oa]s?)\b|簡潔|短く|手短|간결|짧게|간단(?:명료|하게|히)/iu,
    verdict: (_, words) => (words <= CONCISE_WORDS ? 'yes' : words <= LONG_WORDS ? 'partial' : 'no'),
  },
  {
    id: 'formal',
    names:
      /\b(?:formal(?:ly)?|professional(?:ly)?(?! (?:help|advice|chef|editor))|formel\w*|professionnel\w*|soutenu|profesional(?:es|mente)?)\b|フォーマル|ビジネス調|プロフェッショナル|격식|전문적인 (?:어조|말투)|공식적인/iu,
    verdict: (text) => (isRude(text) ? 'no' : SLANG.test(text) ? 'partial' : 'yes'),
  },
  {
    id: 'plain',
    names:
      /\b(?:(?:simple|plain|easy|clear)(?: and (?:simple|clear|plain))? (?:language|words?|terms|english)|clearly|(?:langage|mots|termes) simples?|lenguaje (?:sencillo|simple|claro))\b|わかりやすく|分かりやすく|平易|쉬운 (?:말|언어|단어)|알기 쉽게|쉽게/iu,
    verdict: (text, words) => {
      const sentences = text.split(/[.!?。！？\n]+/u).filter((part) => part.trim() !== '').length
      return words / Math.max(1, sentences) <= 28 ? 'yes' : 'partial'
    },
  },
]
