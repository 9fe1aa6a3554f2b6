import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const promptSchema = z.object({
  key: z.string(),
  language: z.string(),
  prompt: z.string(),
  constraints: z.array(z.object({ id: z.string(), kwargs: z.record(z.string(), z.unknown()) })),
})
const responseSchema = z.object({
  key: z.string(),
  model: z.string(),
  response: z.string(),
  strict: z.array(z.boolean()),
  loose: z.array(z.boolean()),
})

export type LabelledPrompt = z.infer<typeof promptSchema>
export type LabelledConstraint = LabelledPrompt['constraints'][number]
export type LabelledResponse = z.infer<typeof responseSchema> & { prompt: LabelledPrompt }

/** The prompts and responses of one language, with the published checker's verdicts. */
export type LabelledData = {
  language: string
  prompts: readonly LabelledPrompt[]
  responses: readonly LabelledResponse[]
}

const LANGUAGES = ['en', 'fr', 'es', 'ja', 'ko']

/** Why the data cannot be read, to be shown to the caller. */
export class MissingDataError extends Error {
  override name = 'MissingDataError'
}

/**
 * Reads `<language>.prompts.jsonl` and `<language>.responses.jsonl` of every language that the folder has.
 * @throws MissingDataError when the folder is not there or has none of them.
 */
export function readLabelledData(folder: string): LabelledData[] {
  if (!existsSync(folder)) {
    throw new MissingDataError(
      `no labelled data at ${folder}: give the folder with --data DIR (files en.prompts.jsonl, en.responses.jsonl, …)`,
    )
  }
  const found = LANGUAGES.filter((language) => existsSync(join(folder, `${language}.prompts.jsonl`)))
  if (found.length === 0) throw new MissingDataError(`${folder} has no <language>.prompts.jsonl`)
  return found.map((language) => readLanguage(folder, language))
}

function readLanguage(folder: string, language: string): LabelledData {
  const prompts = readLines(join(folder, `${language}.prompts.jsonl`)).map((line) => promptSchema.parse(line))
  const byKey = new Map(prompts.map((prompt) => [prompt.key, prompt]))
  const responses = readLines(join(folder, `${language}.responses.jsonl`)).map((line): LabelledResponse => {
    const response = responseSchema.parse(line)
    const prompt = byKey.get(response.key)
    if (!prompt || prompt.constraints.length !== response.strict.length) {
      throw new MissingDataError(`${language}.responses.jsonl: row ${response.key} does not fit its prompt`)
    }
    return { ...response, prompt }
  })
  return { language, prompts, responses }
}

function readLines(path: string): unknown[] {
  if (!existsSync(path)) throw new MissingDataError(`missing file: ${path}`)
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
}
