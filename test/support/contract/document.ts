import { z } from 'zod'

const referenceSchema = z.object({ $ref: z.string() })
const contentSchema = z.record(z.string(), z.object({ schema: z.unknown() }))

const headerSchema = z.object({
  required: z.boolean().default(false),
  schema: z.object({ type: z.enum(['string', 'integer']) }),
})

const operationSchema = z.object({
  operationId: z.string(),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']), schema: z.unknown() })),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(
    z.string(),
    z.object({ headers: z.record(z.string(), referenceSchema), content: contentSchema.optional() }),
  ),
})
export type Operation = z.infer<typeof operationSchema>

/** As much of openapi.json as answers are held to. */
export const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ headers: z.record(z.string(), headerSchema), schemas: z.record(z.string(), z.unknown()) }),
})
export type ApiDocument = z.infer<typeof documentSchema>

/** The operation of a request: that of its path if there is any, and of its method if it has that. HEAD is answered like GET. */
export function operationOf(
  { paths }: ApiDocument,
  { method, pathname }: { method: string; pathname: string },
): { path: string; method: string; operation: Operation | undefined } | undefined {
  const parts = pathname.split('/')
  const path = Object.keys(paths)
    // A path without a parameter goes before one with.
    .toSorted((one, other) => one.split('{').length - other.split('{').length)
    .find((path) => {
      const wanted = path.split('/')
      return (
        wanted.length === parts.length &&
        wanted.every((part, at) => (part.startsWith('{') ? parts[at] !== '' : part === parts[at]))
      )
    })
  if (path === undefined) return undefined
  const name = method === 'HEAD' ? 'get' : method.toLowerCase()
  return { path, method: name, operation: paths[path]?.[name] }
}
