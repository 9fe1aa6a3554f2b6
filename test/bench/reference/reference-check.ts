/** Arguments of a labelled constraint, as the data spells them. */
export type ReferenceArguments = Readonly<Record<string, unknown>>

export type ReferenceContext = {
  arguments: ReferenceArguments
  /** The language of the data set, which decides marks, phrases and tokens: `en`, `fr`, `es`, `ja`. */
  language: string
}

/** Whether a response meets one constraint, by the published checker's semantics. */
export type ReferenceCheck = (response: string, context: ReferenceContext) => boolean

export function numberIn({ arguments: given }: ReferenceContext, name: string): number {
  const value = given[name]
  if (typeof value !== 'number') throw new TypeError(`argument "${name}" is not a number: ${JSON.stringify(given)}`)
  return value
}

export function textIn({ arguments: given }: ReferenceContext, name: string): string {
  const value = given[name]
  if (typeof value !== 'string') throw new TypeError(`argument "${name}" is not a text: ${JSON.stringify(given)}`)
  return value
}

export function textsIn({ arguments: given }: ReferenceContext, name: string): string[] {
  const value = given[name]
  if (!Array.isArray(value)) throw new TypeError(`argument "${name}" is not a list: ${JSON.stringify(given)}`)
  return value.map(String)
}
