import type { LabelledConstraint } from './labelled-data.ts'
import type { Results } from './results.ts'
import type { Robustness } from './robustness.ts'

const SHOWN_OF_EACH = 15

/** Lists, prompt by prompt, what finding missed, invented or read with other arguments, then what else went wrong. */
export function printErrors({ languages, inventing, robustness }: Results): void {
  for (const { language, finding, checking, endToEnd } of languages) {
    console.log(`\n# ${language}: finding\n`)
    for (const { prompt, pairs, missed, invented } of finding.prompts) {
      const differing = pairs.filter(({ sameArguments }) => !sameArguments)
      if (differing.length + missed.length + invented.length === 0) continue
      console.log(`${prompt.key}: ${JSON.stringify(prompt.prompt)}`)
      for (const constraint of missed) console.log(`  missed    ${labelledText(constraint)}`)
      for (const { found, labelled } of differing) {
        console.log(`  differs   ${foundText(found)}\n  label     ${labelledText(labelled)}`)
      }
      for (const constraint of invented) console.log(`  invented  ${foundText(constraint)}`)
      console.log('')
    }
    console.log(`# ${language}: checks that disagree with the label, given its arguments\n`)
    for (const { key, model, id, profile, label } of checking.disagreements) {
      console.log(`${key} ${model} ${id} ${profile}: label ${label}`)
    }
    console.log(`\n# ${language}: end to end\n`)
    for (const { key, model, predicted } of endToEnd.wrong) console.log(`${key} ${model}: said ${predicted}`)
  }
  console.log('\n# invented on ordinary prompts\n')
  for (const { language, prompt, found } of inventing.invented) {
    console.log(`${language}: ${JSON.stringify(prompt)}`)
    for (const constraint of found) console.log(`  invented  ${foundText(constraint)}`)
  }
  printRobustnessErrors(robustness)
}

function printRobustnessErrors({ groups, sweep }: Robustness): void {
  console.log('\n# embedded judge above its bounds, the worst of each\n')
  // What is above on unseen and fresh prompts is not shown: it would not stay unseen.
  const tuned = sweep.flatMap((swept) => (swept.half === 'tuned' ? swept.groups : []))
  for (const { name, above } of [...groups, ...tuned]) {
    for (const { language, prompt, response, value } of above.slice(0, SHOWN_OF_EACH)) {
      console.log(`${name} ${value.toFixed(3)} ${language}: ${JSON.stringify(prompt)}\n  ${JSON.stringify(response)}`)
    }
  }
}

function foundText({ id, arguments: given, quote }: { id: string; arguments: object; quote: string }): string {
  return `${id} ${JSON.stringify(given)} in ${JSON.stringify(quote)}`
}

function labelledText({ id, kwargs }: LabelledConstraint): string {
  return `${id} ${JSON.stringify(kwargs)}`
}
