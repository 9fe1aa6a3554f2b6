import type { Verdict } from '../../../scorer/judge/judgement.ts'
import type { Tone } from './tone.ts'

export const VERDICTS: Record<Verdict, { text: string; tone: Tone }> = {
  no: { text: 'Not met', tone: 'bad' },
  partial: { text: 'Partly met', tone: 'fair' },
  yes: { text: 'Met', tone: 'good' },
}

const ORDER: readonly Verdict[] = ['no', 'partial', 'yes']

/** What is not met first; otherwise as given. */
export function worstFirst<Judged extends { verdict: Verdict }>(judged: readonly Judged[]): Judged[] {
  return judged.toSorted((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
}
