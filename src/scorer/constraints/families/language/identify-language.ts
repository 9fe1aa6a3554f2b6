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

/** Languages that trigrams take for each other: the wanted one is believed when it comes a close second. */
const CLOSE = 0.93
/** Longer texts are told by their beginning. */
const MAX_LENGTH = 4000

/**
 * The language of a text (ISO 639-1), or null when it has no letters. The script decides where it can; only for a script
 * that several languages share are the trigrams loaded.
 */
export async function identifyLanguage(text: string, wanted: string): Promise<string | null> {
  const shares = scriptShares(text)
  const [main] = shares
  if (!main) return null
  // Japanese is written in Han and kana together.
  const kana = shares.find(({ script }) => script === 'kana')
  if (main.script === 'han') return kana && kana.share > 0.05 ? 'ja' : wanted === 'ja' && kana ? 'ja' : 'zh'
  const single = languageOfScript[main.script]
  if (single !== undefined) return single
  const shared = candidates[main.script]
  return shared ? identifyAmong({ text: text.slice(0, MAX_LENGTH), script: main.script, shared, wanted }) : null
}

async function identifyAmong(options: {
  text: string
  script: Script
  shared: Readonly<Record<string, string>>
  wanted: string
}): Promise<string | null> {
  const { text, script, shared, wanted } = options
  const { rankByTrigrams } = await import('./rank-by-trigrams.ts')
  // Text in capitals misleads trigrams: they were counted in running text.
  const ranked = rankByTrigrams(text.toLowerCase(), script)
  const [best] = ranked
  if (!best) return null
  const close = ranked.find(([code, score]) => shared[code] === wanted && score >= best[1] * CLOSE)
  return shared[(close ?? best)[0]] ?? null
}
