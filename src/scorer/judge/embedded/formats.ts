import type { Measurement } from '../../constraints/constraint.ts'
import type { ItemVerdict } from '../opinion.ts'
import type { Texts } from './texts.ts'

/** A form that a prompt can ask for; `measuredAs` are the words in the ids of constraints that stand for the same. */
type Format = { id: string; names: RegExp; shows: RegExp; measuredAs: RegExp }

const formats: readonly Format[] = [
  {
    id: 'a table',
    names:
      /\b(?:in|as|into|using|with|use|make|create|draw) (?:a |an )?(?:\p{L}+ )?tables?\b(?! of contents)|\b(?:sous forme de|dans un|en) tableau\b|\ben (?:forma de |una )?tabla\b|表形式|表[でに](?=まとめ|示|し|書|整理)|표(?:로| 형식| 형태)/iu,
    shows: /^[^|\n]{0,200}\|[^\n]*\|?[ \t]*\n[^\n]*\||<table|^[^\t\n]+\t[^\n]+\n[^\t\n]+\t/imu,
    measuredAs: /table/iu,
  },
  {
    id: 'a bulleted list',
    names:
      /\bbullet(?:s|ed|[- ]?points?)?\b|\bliste à puces\b|\bpuces\b|\bviñetas\b|\bstichpunkt\w*|\baufzählung\w*|\belenco puntato|\btópicos\b|箇条書き|글머리/iu,
    shows: /^\s*[-*•‣▪·・]\s?\S[^]*?\n\s*[-*•‣▪·・]\s?\S/mu,
    measuredAs: /bullet|list/iu,
  },
  {
    id: 'a numbered list',
    names:
      /\bnumbered (?:list|steps|points)\b|\blistes? numérotées?\b|\blistas? numeradas?\b|番号(?:付き|リスト)|번호(?:를 매긴| 목록| 매긴)/iu,
    shows: /^\s*\d{1,3}[.)．、]\s?\S[^]*?\n\s*\d{1,3}[.)．、]\s?\S/mu,
    measuredAs: /numbered|list/iu,
  },
]

const DENIED = /(?:\b(?:not?|don['’]t|without|avoid|never|sans|pas de|sin|evita)\b[^.!?\n]{0,24}$)/iu

/** Forms the prompt asks for that no measured constraint stands for. A net under the constraints, not a second count. */
export function unmeasuredFormats(options: {
  prompt: string
  response: string
  measurements: readonly Measurement[]
  texts: Texts
}): (ItemVerdict & { requirement: string })[] {
  const { prompt, response, measurements, texts } = options
  const head = prompt.slice(0, 6000)
  return formats.flatMap(({ id, names, shows, measuredAs }) => {
    const found = names.exec(head)
    if (!found || measurements.some(({ constraint }) => measuredAs.test(constraint.id))) return []
    if (DENIED.test(head.slice(Math.max(0, found.index - 40), found.index))) return []
    if (/ない|しないで|지 (?:마|말|않)|없이/u.test(head.slice(found.index, found.index + 30))) return []
    const holds = shows.test(response)
    return [
      {
        requirement: id,
        verdict: holds ? 'yes' : 'no',
        reasoning: holds ? texts.present(id) : texts.missing(id),
        evidence: null,
      },
    ]
  })
}
