import { markdownTable, textTable } from '../constraints/text-table.ts'
import type { Bar, Figure } from './figure.ts'

/** The figures in columns, for a terminal. */
export function figuresAsText(figures: readonly Figure[]): string {
  const head = ['figure', 'ours', 'yardstick', 'ratio', 'bar', '']
  const rows = figures.map((figure) => [figure.figure, ...cells(figure), verdict(figure)])
  const notes = figures.flatMap(({ figure, note }) => (note === '' ? [] : [`${figure}: ${note}`]))
  return [textTable([head, ...rows]), ...notes].join('\n')
}

/** The same for the document, with what was measured against. */
export function figuresAsMarkdown(figures: readonly Figure[]): string {
  const head = ['figure', 'yardstick', 'ours', 'the yardstick', 'ratio', 'bar', 'result', 'note']
  const rows = figures.map((figure) => [
    figure.figure,
    figure.yardstick,
    ...cells(figure),
    verdict(figure),
    figure.note,
  ])
  return markdownTable([head, ...rows])
}

function cells({ ours, theirs, ratio, bar, unit }: Figure): string[] {
  return [amount(ours, unit), amount(theirs, unit), ratio === null ? '–' : ratio.toFixed(2), barText(bar)]
}

function amount(value: number | null, unit: string): string {
  if (value === null) return '–'
  const digits = value >= 100 || Number.isInteger(value) ? 0 : value >= 10 ? 1 : 2
  return `${value.toFixed(digits)} ${unit}`
}

function barText({ kind, value }: Bar): string {
  const words = { atLeast: 'at least', atMost: 'at most', exactly: 'exactly' }
  return Number.isFinite(value) ? `${words[kind]} ${Number(value.toFixed(2))}` : '–'
}

function verdict({ passed }: Figure): string {
  if (passed === null) return 'not run'
  return passed ? 'reached' : 'missed'
}
