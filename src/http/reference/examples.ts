/** A request that the tests really sent, and the answer that they got, with ids and times as they are shown. */
export type Example = {
  operationId: string
  /** In lower case with hyphens, one of a kind in its operation. */
  name: string
  summary: string
  request: {
    method: string
    path: string
    headers: Readonly<Record<string, string>>
    body: unknown
  }
  answer: {
    status: number
    headers: Readonly<Record<string, string>>
    /** Undefined when there is none. */
    body: unknown
  }
}
