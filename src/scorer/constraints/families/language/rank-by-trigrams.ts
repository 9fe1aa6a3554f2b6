import type { Script } from './scripts.ts'
import { TRIGRAM_PROFILES } from './trigram-profiles.ts'

/** A trigram that a profile does not have counts as this far away. */
const MAX_DIFFERENCE = 300
/** Longer texts are told by their beginning. */
const MAX_CHARACTERS = 2048
const MIN_CHARACTERS = 3

/** The rank of each trigram. */
type Profile = ReadonlyMap<string, number>

const profiles = new Map<Script, ReadonlyMap<string, Profile>>()

/**
 * The languages (ISO 639-3) of a script in order of likeness to a text, each with its likeness: 1 for the first, less for the others. Nothing for a text that
 * is too short. The method is franc's (out-of-place distance of trigrams, after Cavnar and Trenkle 1994), with the commonest of its trigrams.
 */
export function rankByTrigrams(text: string, script: Script): [language: string, likeness: number][] {
  if (text.length < MIN_CHARACTERS) return []
  const value = text.slice(0, MAX_CHARACTERS)
  const counts = trigramCounts(value)
  const distances = Array.from(profilesOf(script), ([language, profile]): [string, number] => {
    return [language, distance(counts, profile)]
  }).toSorted(([, one], [, other]) => one - other)
  const min = distances[0]?.[1] ?? 0
  const max = value.length * MAX_DIFFERENCE - min
  return distances.map(([language, distance]) => [language, 1 - (distance - min) / max || 0])
}

function distance(counts: ReadonlyMap<string, number>, profile: Profile): number {
  let sum = 0
  for (const [trigram, count] of counts) {
    const rank = profile.get(trigram)
    sum += rank === undefined ? MAX_DIFFERENCE : Math.abs(count - rank - 1)
  }
  return sum
}

function trigramCounts(text: string): Map<string, number> {
  const padded = ` ${text
    .replaceAll(/[\u0021-\u0040]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()} `
  const counts = new Map<string, number>()
  for (let start = 0; start + 3 <= padded.length; start++) {
    const trigram = padded.slice(start, start + 3)
    counts.set(trigram, (counts.get(trigram) ?? 0) + 1)
  }
  return counts
}

function profilesOf(script: Script): ReadonlyMap<string, Profile> {
  const known = profiles.get(script)
  if (known !== undefined) return known
  const entries = Object.entries(TRIGRAM_PROFILES[script] ?? {})
  const read = new Map(entries.map(([language, trigrams]) => [language, profileOf(trigrams)]))
  profiles.set(script, read)
  return read
}

function profileOf(trigrams: string): Profile {
  const inOrder = trigrams.replaceAll('\n', '').match(/.../g) ?? []
  return new Map(inOrder.map((trigram, rank) => [trigram, rank]))
}
