import { counted } from '../wording/numbers.ts'

/** What is not in the averages. */
export type Uncovered = { degraded: number; failed: Readonly<Record<string, number>>; pending?: number }

/** Problems of coverage, each as a badge, counted over `when`; nothing when everything that was asked for is in the averages. */
export function CoverageBadges({ of: { degraded, failed, pending = 0 }, when }: { of: Uncovered; when?: string }) {
  const failures = Object.entries(failed).filter(([, count]) => count > 0)
  if (degraded + pending + failures.length === 0) return null
  return (
    <ul class="badges">
      {when !== undefined && <li class="small muted">{`Not in the averages, of ${when}:`}</li>}
      {failures.map(([code, count]) => (
        <li>
          <a class="badge bad" href={`/problems/${code}`}>{`${counted(count, 'run')} failed: ${code}`}</a>
        </li>
      ))}
      {degraded > 0 && (
        <li class="badge fair" title="Answered by a fallback judge, so not in the averages">
          {`${counted(degraded, 'run')} degraded`}
        </li>
      )}
      {pending > 0 && <li class="badge">{`${counted(pending, 'run')} pending`}</li>}
    </ul>
  )
}
