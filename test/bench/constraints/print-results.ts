import type { LanguageResults, Results } from './results.ts'
import { f1Of, precisionOf, recallOf, shareOf } from './tally.ts'
import type { Detection } from './tally.ts'
import { figure, textTable } from './text-table.ts'

/** Prints every figure, per language and per kind. */
export function printResults({ languages, inventing, robustness, speed }: Results): void {
  for (const results of languages) printLanguage(results)
  console.log('\n# ordinary prompts that set no constraint\n')
  console.log(
    textTable([
      ['language', 'prompts', 'with an invented one'],
      ...inventing.languages.map(({ language, prompts, withInvented }) => [
        language,
        String(prompts),
        String(withInvented),
      ]),
    ]),
  )
  console.log(`in a hundred: ${inventing.perHundred.toFixed(1)}`)
  console.log('\n# the embedded judge on bad answers\n')
  console.log(
    textTable([
      ['answer', 'cases', 'measured', 'bound', 'mean', 'highest', 'above'],
      ...robustness.groups.map(({ name, cases, measure, atMost, mean, max, above }) => [
        name,
        String(cases),
        measure,
        String(atMost),
        figure(mean),
        figure(max),
        String(above.length),
      ]),
    ]),
  )
  console.log(`mean score of the answers that answer: ${figure(robustness.answeredMean)}`)
  console.log('\n# the embedded judge on the sweep\n')
  console.log(
    textTable([
      ['prompts', 'answer', 'cases', 'measured', 'bound', 'mean', 'highest', 'above'],
      ...robustness.sweep.flatMap(({ half, groups }) =>
        groups.map(({ name, cases, measure, atMost, mean, max, above }) => [
          half,
          name,
          String(cases),
          measure,
          String(atMost),
          figure(mean),
          figure(max),
          String(above.length),
        ]),
      ),
    ]),
  )
  for (const { half, answered, answeredMean } of robustness.sweep)
    console.log(`mean score of the ${answered} answers that answer, ${half}: ${figure(answeredMean)}`)
  console.log(
    `\n# speed\n\nfinding and checking, prompt ${speed.promptBytes} B, response ${speed.responseBytes} B: median ${speed.medianMs.toFixed(3)} ms of ${speed.repetitions}`,
  )
}

function printLanguage({ language, prompts, responses, finding, checking, endToEnd }: LanguageResults): void {
  console.log(`\n# ${language}: ${prompts} prompts, ${responses} responses\n`)
  const agreement = new Map(checking.kinds)
  const counts = new Map(finding.kinds)
  const kinds = [...new Set([...agreement.keys(), ...counts.keys()])].toSorted()
  const row = (
    name: string,
    detections: { kind: Detection; exact: Detection } | undefined,
    kind: string | undefined,
  ) => {
    const checked = kind === undefined ? checking.total : agreement.get(kind)
    return [
      name,
      String(detections?.kind.labelled ?? 0),
      ...(detections ? detectionCells(detections) : ['–', '–', '–', '–', '–', '–']),
      checked ? figure(shareOf(checked.strict)) : '–',
      checked ? figure(shareOf(checked.loose)) : '–',
      checked && checked.leftOut > 0 ? String(checked.leftOut) : '',
    ]
  }
  console.log(
    textTable([
      ['kind', 'n', 'P', 'R', 'F1', 'P args', 'R args', 'F1 args', 'strict', 'loose', 'left out'],
      ...kinds.map((kind) => row(kind, counts.get(kind), kind)),
      row('all', finding.total, undefined),
    ]),
  )
  console.log(
    `\nend to end: accuracy ${figure(endToEnd.accuracy)}, kappa ${figure(endToEnd.kappa)}, always-fail ${figure(endToEnd.alwaysFail)}, ` +
      `${endToEnd.rows} rows, ${endToEnd.leftOut} left out (label of an unseeded language detector), ${endToEnd.unreadable} unreadable arguments`,
  )
}

function detectionCells({ kind, exact }: { kind: Detection; exact: Detection }): string[] {
  return [kind, exact].flatMap((detection) =>
    [precisionOf(detection), recallOf(detection), f1Of(detection)].map(figure),
  )
}
