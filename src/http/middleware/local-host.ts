import { unauthenticated } from '../unauthenticated.ts'

const LOOPBACK = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i

/** Whether an address is that of the machine itself. */
export function isLoopback(url: string): boolean {
  return LOOPBACK.test(new URL(url).hostname)
}

/** Local mode asks for no key, so it answers only requests to a loopback host. @throws ProblemError `unauthenticated` */
export function checkLocalHost(url: string): void {
  if (!isLoopback(url)) {
    throw unauthenticated('local mode answers only requests to a loopback host')
  }
}
