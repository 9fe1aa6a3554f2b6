import { francAll } from 'franc'
import { data } from 'franc/data.js'
import { describe, expect, it } from 'vitest'
import {
  candidates,
  identifyLanguage,
} from '../../../../../src/scorer/constraints/families/language/identify-language.ts'
import { rankByTrigrams } from '../../../../../src/scorer/constraints/families/language/rank-by-trigrams.ts'
import type { Script } from '../../../../../src/scorer/constraints/families/language/scripts.ts'
import { TRIGRAM_PROFILES } from '../../../../../src/scorer/constraints/families/language/trigram-profiles.ts'

const TEXTS: [text: string, script: Script][] = [
  ['The quick brown fox jumps over the lazy dog, and then it rests.', 'latin'],
  ['Le renard brun saute par-dessus le chien paresseux; il est 12 h 30.', 'latin'],
  ['Det er en fin dag i dag, og vi skal ut.', 'latin'],
  ['  Una   frase\ncon \t espacios  ', 'latin'],
  ['ab', 'latin'],
  ['La casa es blanca.', 'latin'],
  ['Ще не вмерла України ні слава, ні воля.', 'cyrillic'],
  ['Die Würde des Menschen ist unantastbar. '.repeat(80), 'latin'],
]

describe('ranking languages by trigrams', () => {
  it.each(TEXTS)('agrees with franc, which knows three times as many, on %j', (text, script) => {
    const languages = Object.keys(candidates[script] ?? {})
    const theirs = francAll(text, { only: languages, minLength: 3 }).filter(([language]) => language !== 'und')
    const ours = rankByTrigrams(text, script)
    expect(ours.map(([language]) => language).toSorted()).toEqual(theirs.map(([language]) => language).toSorted())
    expect(ours[0]).toEqual(theirs[0])
  })

  it('has the most frequent trigrams that franc has', () => {
    for (const [script, profiles] of Object.entries(TRIGRAM_PROFILES)) {
      const theirs = data[script.charAt(0).toUpperCase() + script.slice(1)]
      for (const [language, profile] of Object.entries(profiles)) {
        expect(profile.replaceAll('\n', '')).toBe(theirs?.[language]?.split('|').slice(0, 65).join(''))
      }
    }
  })

  it('has a profile of every language that is told apart', () => {
    for (const [script, languages] of Object.entries(candidates)) {
      const profiles = new Map(Object.entries(TRIGRAM_PROFILES)).get(script) ?? {}
      expect(Object.keys(profiles).toSorted()).toEqual(Object.keys(languages).toSorted())
    }
  })

  it.each([
    ['Kõik inimesed sünnivad vabadena ja võrdsetena oma väärikuselt ja õigustelt.', 'et'],
    ['Visi cilvēki piedzimst brīvi un vienlīdzīgi savā pašcieņā un tiesībās.', 'lv'],
    ['Sataa taas, ja naapurin koira haukkuu, mutta me lähdemme silti metsään kävelemään.', 'fi'],
    ['Dziękuję za wiadomość, odpiszę jutro rano, kiedy wrócę do biura i sprawdzę kalendarz.', 'pl'],
    ['Megint esik az eső, és a szomszéd kutyája ugat, de mi mégis elmegyünk sétálni az erdőbe.', 'hu'],
    ['Yine yağmur yağıyor ve komşunun köpeği havlıyor, ama biz yine de ormanda yürüyüşe çıkacağız.', 'tr'],
    ['Hujan lagi dan anjing tetangga menggonggong, tetapi kami tetap pergi berjalan-jalan ke hutan.', 'id'],
    ['Znovu prší a sousedův pes štěká, ale my přesto půjdeme na procházku do lesa.', 'cs'],
  ])('tells the language of %j', async (text, language) => {
    expect(await identifyLanguage(text, 'en')).toEqual({ holds: false, language })
  })

  it('knows no language of a script that only one is written in', () => {
    expect(rankByTrigrams('한국어로 쓴 글입니다', 'hangul')).toEqual([])
  })
})
