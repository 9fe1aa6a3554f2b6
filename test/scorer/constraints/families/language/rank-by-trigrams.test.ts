import { francAll } from 'franc'
import { data } from 'franc/data.js'
import { describe, expect, it } from 'vitest'
import {
  candidates,
  identifyLanguage,
} from '../../../../../src/scorer/constraints/families/language/identify-language.ts'
import { rankByTrigrams } from '../../../../../src/scorer/constraints/families/language/rank-by-trigrams.ts'
import { TRIGRAM_PROFILES } from '../../../../../src/scorer/constraints/families/language/trigram-profiles.ts'

const LATIN = ['eng', 'fra', 'spa', 'deu', 'ita', 'por', 'nld', 'swe', 'dan', 'nob', 'fin', 'pol', 'ces', 'slk']
const CYRILLIC = ['rus', 'ukr', 'bul', 'srp']

const TEXTS: [text: string, languages: string[]][] = [
  ['The quick brown fox jumps over the lazy dog, and then it rests.', LATIN],
  ['Le renard brun saute par-dessus le chien paresseux; il est 12 h 30.', LATIN],
  ['Det er en fin dag i dag, og vi skal ut.', LATIN],
  ['  Una   frase\ncon \t espacios  ', LATIN],
  ['ab', LATIN],
  ['abc', LATIN],
  ['Ще не вмерла України ні слава, ні воля.', CYRILLIC],
  ['Die Würde des Menschen ist unantastbar. '.repeat(80), LATIN],
]

describe('ranking languages by trigrams', () => {
  it.each(TEXTS)('agrees with franc on %j', (text, languages) => {
    const theirs = francAll(text, { only: languages, minLength: 3 }).filter(([language]) => language !== 'und')
    const ours = rankByTrigrams(text, languages)
    expect(new Map(ours)).toEqual(new Map(theirs))
    expect(ours[0]?.[1]).toBe(theirs[0]?.[1])
  })

  it('has the profiles that franc has', () => {
    const known = Object.assign({}, ...Object.values(data))
    for (const [language, profile] of Object.entries(TRIGRAM_PROFILES)) {
      expect(profile.replaceAll('\n', '')).toBe(known[language])
    }
  })

  it('has a profile of every language that is told apart', () => {
    const languages = Object.values(candidates).flatMap((languages) => Object.keys(languages))
    expect(Object.keys(TRIGRAM_PROFILES).toSorted()).toEqual(languages.toSorted())
  })

  it.each([
    ['Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt.', 'et'],
    ['Visi cilvēki piedzimst brīvi un vienlīdzīgi savā pašcieņā un tiesībās.', 'lv'],
  ])('tells the language of %j', async (text, language) => {
    expect(await identifyLanguage(text, 'en')).toBe(language)
  })

  it('ranks nothing by a language without a profile', () => {
    expect(() => rankByTrigrams('some text', ['xxx'])).toThrow(RangeError)
  })
})
