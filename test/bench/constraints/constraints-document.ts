import { KIND_DESCRIPTIONS } from './kind-descriptions.ts'
import type { LanguageResults, Results } from './results.ts'
import type { Robustness, RobustnessGroup, SweptHalf } from './robustness.ts'
import { kindOf } from './same-constraint.ts'
import { f1Of, precisionOf, recallOf, shareOf } from './tally.ts'
import type { Detection, Share } from './tally.ts'
import { figure, markdownTable } from './text-table.ts'

const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  fr: 'French',
  es: 'Spanish',
  ja: 'Japanese',
  ko: 'Korean',
}

/** The text of `docs/constraints.md`: every kind that the product knows, and the figures of a run. */
export function constraintsDocument(results: Results, productKinds: readonly string[]): string {
  return `# Constraints that code checks

Written by \`npm run bench -- constraints\`; do not edit by hand.

Plumbline finds these constraints in a prompt by itself, checks them on the response, and no model can overrule the count.
Prompts are read in English, French, Spanish, Japanese and Korean; the response may be in any language. Counts may be digits
or words, with "at least", "at most", "fewer than", "exactly", "around" (ten per cent either way) or as a range. What is
quoted, denied, or asked of something other than the answer is no constraint.

## Kinds

The figures are over all languages of the labelled data: how often the kind is asked there (n), precision and recall of
finding it, and recall with every argument right. Bounds are compared as ranges, and a lower and an upper bound of the same count
are one constraint. A dash stands where the data has no label of the kind.

${kindsTable(results.languages, productKinds)}

## Figures by language

The data is the development half of M-IFEval (Apache-2.0), which builds on IFEval (Apache-2.0); the other half is kept apart.
*Checks* is the agreement of the published checker's semantics, re-implemented in \`test/bench/reference\`, with its labelled
verdicts (strict and loose), given the labelled arguments. *End to end* is the whole way: the product finds, the reference
checks, and a response is right when all pass; compared with the labels. Verdicts that hang on that checker's unseeded language
detector are left out and counted.

${languagesTable(results.languages)}

## Prompts that set no constraint

${results.inventing.languages.reduce((sum, { prompts }) => sum + prompts, 0)} ordinary prompts with numbers, lists, code, quoted instructions and limits that belong to something else. A constraint
found in one of them is invented: ${results.inventing.perHundred.toFixed(1)} in a hundred.

${markdownTable([
  ['language', 'prompts', 'with an invented constraint'],
  ...results.inventing.languages.map(({ language, prompts, withInvented }) => [
    LANGUAGE_NAMES[language] ?? language,
    String(prompts),
    String(withInvented),
  ]),
])}

${robustnessSection(results.robustness)}`
}

function kindsTable(languages: readonly LanguageResults[], productKinds: readonly string[]): string {
  const kinds = [...new Set(productKinds.map(kindOf))]
  return markdownTable([
    ['kind', 'example', 'what is checked', 'n', 'precision', 'recall', 'recall with arguments'],
    ...kinds.map((kind) => {
      const detections = languages.flatMap(({ finding }) => finding.kinds.filter(([name]) => name === kind))
      const [found, exact] = [
        sum(detections.map(([, { kind }]) => kind)),
        sum(detections.map(([, { exact }]) => exact)),
      ]
      const { example = '–', checked = '–' } = KIND_DESCRIPTIONS[kind] ?? {}
      return [
        `\`${kind}\``,
        example,
        checked,
        found.labelled === 0 ? '–' : String(found.labelled),
        ...(found.labelled === 0
          ? ['–', '–', '–']
          : [precisionOf(found), recallOf(found), recallOf(exact)].map(figure)),
      ]
    }),
  ])
}

function languagesTable(languages: readonly LanguageResults[]): string {
  const head = [
    'language',
    'prompts',
    'finding: precision',
    'recall',
    'F1',
    'recall with arguments',
    'checks: strict',
    'loose',
    'left out',
    'end to end: accuracy',
    'kappa',
  ]
  return markdownTable([
    head,
    ...languages.map(({ language, prompts, finding, checking, endToEnd }) => {
      const { kind, exact } = finding.total
      const shares: Share[] = [checking.total.strict, checking.total.loose]
      return [
        LANGUAGE_NAMES[language] ?? language,
        String(prompts),
        ...[precisionOf(kind), recallOf(kind), f1Of(kind), recallOf(exact), ...shares.map(shareOf)].map(figure),
        String(checking.total.leftOut),
        figure(endToEnd.accuracy),
        figure(endToEnd.kappa),
      ]
    }),
  ])
}

function robustnessSection({ groups, answeredMean, sweep }: Robustness): string {
  return `## The embedded judge on bad answers

It is a fallback and a start, and its figures say no more than this. Answers that deserve nothing, to the ordinary prompts above
and to prompts with a constraint that nearly any text meets; then answers that deserve their score (mean ${figure(answeredMean)}) with a
grade injected, and padded with sentences that say nothing.

${groupsTable(groups)}

A wider sweep: every answer to every other prompt of its half, in its own language and in one other; answers good and bad padded with fluff of
eight kinds and with talk about the prompt; grades injected before, behind and within. The judge was tuned on the \`tuned\` prompts and
their fluff; the \`unseen\` ones were only measured, though whoever wrote the word lists knew them; the \`fresh\` ones were written when version 3 of it
stood. The \`nearby\` and the \`held out\` prompts come with an answer to another question of the same field and with fluff and talk about the
prompt in words of their own; the latter were written last, after every family of words, but what went wrong on any of the last three sets was looked
at, and rules were mended, never single prompts. A short answer of the kind asked for, but to another question, cannot be told from the right one and is left out.

${sweep.map((half) => sweptHalf(half)).join('\n')}`
}

function sweptHalf({ half, answered, answeredMean, groups }: SweptHalf): string {
  return `\`${half}\`: the ${answered} answers that answer get ${figure(answeredMean)} on average.

${groupsTable(groups)}
`
}

function groupsTable(groups: readonly RobustnessGroup[]): string {
  return markdownTable([
    ['answer', 'cases', 'measured', 'bound', 'mean', 'highest', 'above the bound'],
    ...groups.map(({ name, cases, measure, atMost, mean, max, above }) => [
      name,
      String(cases),
      measure,
      `at most ${atMost}`,
      figure(mean),
      figure(max),
      String(above.length),
    ]),
  ])
}

function sum(detections: readonly Detection[]): Detection {
  return detections.reduce(
    (total, { found, labelled, matched }) => ({
      found: total.found + found,
      labelled: total.labelled + labelled,
      matched: total.matched + matched,
    }),
    { found: 0, labelled: 0, matched: 0 },
  )
}
