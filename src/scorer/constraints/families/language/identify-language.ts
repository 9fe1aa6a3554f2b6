import { scriptShares, type Script } from './scripts.ts'

/** Scripts in which one language is written, as far as prompts ask for one. */
const languageOfScript: Partial<Record<Script, string>> = {
  hangul: 'ko',
  kana: 'ja',
  thai: 'th',
  hebrew: 'he',
  greek: 'el',
  bengali: 'bn',
  tamil: 'ta',
  telugu: 'te',
  kannada: 'kn',
  gujarati: 'gu',
  gurmukhi: 'pa',
  malayalam: 'ml',
  sinhala: 'si',
  armenian: 'hy',
  georgian: 'ka',
  khmer: 'km',
  lao: 'lo',
  burmese: 'my',
  han: 'zh',
}

/** ISO 639-3, as the trigram profiles are named, of the languages in a script that several share. */
export const candidates: Partial<Record<Script, Readonly<Record<string, string>>>> = {
  latin: {
    eng: 'en',
    fra: 'fr',
    spa: 'es',
    deu: 'de',
    ita: 'it',
    por: 'pt',
    nld: 'nl',
    swe: 'sv',
    dan: 'da',
    nob: 'no',
    fin: 'fi',
    pol: 'pl',
    ces: 'cs',
    slk: 'sk',
    hun: 'hu',
    ron: 'ro',
    hrv: 'hr',
    slv: 'sl',
    lit: 'lt',
    lvs: 'lv',
    ekk: 'et',
    tur: 'tr',
    vie: 'vi',
    ind: 'id',
    zlm: 'ms',
    tgl: 'tl',
    swh: 'sw',
    cat: 'ca',
    epo: 'eo',
    afr: 'af',
  },
  cyrillic: { rus: 'ru', ukr: 'uk', bul: 'bg', srp: 'sr' },
  arabic: { arb: 'ar', pes: 'fa', urd: 'ur' },
  devanagari: { hin: 'hi', mar: 'mr', npi: 'ne' },
}

/** Longer texts are told by their beginning. */
const MAX_LENGTH = 4000
/** So few Han signs may be Japanese too; more of them never come without kana. */
const MAX_HAN_ALONE = 12

/** Whether a text is in the wanted language, and which language it is taken for; null when it shows none. */
export type LanguageVerdict = { holds: boolean; language: string | null }

/**
 * Judges whether a text is in a language (ISO 639-1). The script decides where it can; only for a script that several
 * languages share are the tables of words and trigrams loaded. A text without a letter ("42") is in every language.
 */
export async function identifyLanguage(text: string, wanted: string): Promise<LanguageVerdict> {
  const shares = scriptShares(text)
  const [main] = shares
  if (!main) return { holds: true, language: null }
  // Japanese is written in Han and kana together.
  if (main.script === 'han') return judgeHan(text, wanted, shares.find(({ script }) => script === 'kana')?.share ?? 0)
  const single = languageOfScript[main.script]
  if (single !== undefined) return { holds: single === wanted, language: single }
  const { judgeLanguage } = await import('./judge-language.ts')
  return judgeLanguage(text.slice(0, MAX_LENGTH), main.script, wanted)
}

function judgeHan(text: string, wanted: string, kana: number): LanguageVerdict {
  const isShort = (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= MAX_HAN_ALONE
  const language = kana > 0.05 || (wanted === 'ja' && (kana > 0 || isShort)) ? 'ja' : 'zh'
  return { holds: language === wanted, language }
}
