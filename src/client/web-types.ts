// What the client takes from its runtime, said in types of its own: whoever uses it may have the types of a browser, of Node, of Workers or none.

/** The runtime's own `AbortSignal`, as its `fetch` takes it; where no types say what that is, its shape. */
export type Signal = typeof globalThis extends { fetch: (input: never, init?: infer Init) => unknown }
  ? NonNullable<Init> extends { signal?: infer Own }
    ? NonNullable<Own>
    : SignalShape
  : SignalShape

type SignalShape = {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** What the client sends. */
export type SentRequest = {
  method: string
  headers: Record<string, string>
  body?: string
  redirect: 'manual'
  signal: Signal
}

/** What it reads of an answer. */
export type ReceivedResponse = {
  readonly status: number
  readonly headers: { get(name: string): string | null }
  readonly body: { getReader(): BytesReader } | null
  text(): Promise<string>
}

export type BytesReader = {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>
  cancel(reason?: unknown): Promise<void>
}

/** `fetch`, or anything that answers as it does: a service binding's, an app's own `request`. */
export type Fetch = (url: string, request: SentRequest) => Promise<ReceivedResponse>
