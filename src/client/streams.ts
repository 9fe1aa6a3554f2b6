import type { CallOptions } from './call-time.ts'
import type { BatchLine, BatchRequest, ComparisonLine, ComparisonRequest, ComparisonResult } from './stream-types.ts'
import { PlumblineConnectionError } from './plumbline-connection-error.ts'
import type { Transport } from './transport.ts'

export type ComparisonStream = AsyncIterable<ComparisonLine> & {
  /** Reads to the end, and gives the last line. */
  result: () => Promise<ComparisonResult>
}

export type Streams = {
  /**
   * Scores up to 500 exchanges; a line for each as it is done, then the summary. One bad item fails alone. Items without a `runId` get one here. A
   * stream has no time limit of its own unless `timeoutMs` sets one; until it begins it is tried again like any call.
   * @throws from the iterator: PlumblineProblem, PlumblineConnectionError (`cut-off` when it ended early); the signal's reason
   */
  scoreBatch: (request: BatchRequest, options?: CallOptions) => AsyncIterable<BatchLine>
  /** Compares variants of answers: a line for each item as it is scored, then the result. Throws as `scoreBatch` does. */
  compare: (request: ComparisonRequest, options?: CallOptions) => ComparisonStream
}

export function streams(transport: Transport, newRunId: () => string): Streams {
  return {
    scoreBatch({ items, ...request }, options) {
      const body = { ...request, items: items.map((item) => ({ ...item, runId: item.runId ?? newRunId() })) }
      return onRequest(() =>
        transport.stream<BatchLine>({ path: '/v1/scores/batch', body, isLast: isSummary, options }),
      )
    },

    compare(body, options) {
      const lines = onRequest(() =>
        transport.stream<ComparisonLine>({ path: '/v1/comparisons', body, isLast: isResult, options }),
      )
      return {
        ...lines,
        async result() {
          for await (const line of lines) if (isResult(line)) return line
          throw new PlumblineConnectionError('cut-off', 'the stream ended before its last line')
        },
      }
    },
  }
}

function isSummary(line: BatchLine): boolean {
  return 'type' in line
}

function isResult(line: ComparisonLine): line is ComparisonResult {
  return line.type === 'result'
}

/** Sends nothing before somebody reads, and anew for everyone who does. */
function onRequest<Line>(lines: () => AsyncGenerator<Line, void, void>): AsyncIterable<Line> {
  return { [Symbol.asyncIterator]: lines }
}
