import type {
  DeadLetterPage,
  Hook,
  HookChange,
  HookList,
  HookRequest,
  NewHook,
  Operations,
  RetriedDeadLetter,
} from './api-types.ts'
import type { CallOptions } from './call-time.ts'
import { eachOf } from './pages.ts'
import type { Transport } from './transport.ts'

type LettersQuery = Operations['deadLetters']['query']

/** The chat platforms that a tenant's replies come from. Scope `manage`. */
export type Hooks = {
  /** Makes a hook; a secret that is made is shown this once. What was lost on the way is not sent again: there could be two. */
  make: (request: HookRequest, options?: CallOptions) => Promise<NewHook>
  /** All hooks, with what was counted of them. */
  list: (options?: CallOptions) => Promise<HookList>
  read: (hookId: string, options?: CallOptions) => Promise<Hook>
  change: (hookId: string, change: HookChange, options?: CallOptions) => Promise<Hook>
  remove: (hookId: string, options?: CallOptions) => Promise<void>
  /** A page of the replies that could not be scored, newest first. */
  deadLetters: (hookId: string, query?: LettersQuery, options?: CallOptions) => Promise<DeadLetterPage>
  /** All of them, page after page. */
  eachDeadLetter: (
    hookId: string,
    query?: Omit<LettersQuery, 'cursor'>,
    options?: CallOptions,
  ) => AsyncIterable<DeadLetterPage['deadLetters'][number]>
  /** Scores a dead letter once more, with the settings that the hook has now. */
  retryDeadLetter: (hookId: string, id: string, options?: CallOptions) => Promise<RetriedDeadLetter>
}

export function hooks({ call, remove, time }: Transport): Hooks {
  const listing: Hooks = {
    make: (body, options) => call('makeHook', { path: {}, body }, time(options)),
    list: (options) => call('listHooks', { path: {} }, time(options)),
    read: (hookId, options) => call('readHook', { path: { hookId } }, time(options)),
    change: (hookId, body, options) => call('changeHook', { path: { hookId }, body }, time(options)),
    remove: (hookId, options) => remove('deleteHook', { path: { hookId } }, time(options)),
    deadLetters: (hookId, query = {}, options) => call('deadLetters', { path: { hookId }, query }, time(options)),
    eachDeadLetter: (hookId, query, options) =>
      eachOf(
        (cursor) => listing.deadLetters(hookId, { ...query, cursor }, options),
        (page) => page.deadLetters,
      ),
    retryDeadLetter: (hookId, id, options) => call('retryDeadLetter', { path: { hookId, id } }, time(options)),
  }
  return listing
}
