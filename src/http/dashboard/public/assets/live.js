import { patch } from './patch.js'
import { tellTimes } from './times.js'

const REFRESH_MS = 5_000
const LONGEST_PAUSE_MS = 60_000

/** The page was changed in place; what draws from it may draw anew. */
export const REFRESHED = 'plumbline:refreshed'

/**
 * Keeps the live parts of the page current while somebody sees them: the same page is asked for every few seconds, which costs a 304 when
 * nothing changed, and what differs is changed in place. After a failure the pauses grow, and a note says that the page is not current.
 */
export function keepCurrent() {
  if (document.querySelector('[data-live]') === null) return
  let failures = 0
  let etag = /** @type {string | null} */ (null)
  let timer = 0
  let isUnderWay = false

  const plan = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = setTimeout(refresh, Math.min(REFRESH_MS * 2 ** failures, LONGEST_PAUSE_MS))
  }

  async function refresh() {
    if (isUnderWay) return
    isUnderWay = true
    try {
      const response = await fetch(location.href, { headers: { accept: 'text/html' }, cache: 'no-cache' })
      if (response.redirected) return say('You are signed out. Load the page again to sign in.')
      if (!response.ok) throw new Error(`status ${response.status}`)
      const tag = response.headers.get('etag')
      if (tag === null || tag !== etag) takeOver(new DOMParser().parseFromString(await response.text(), 'text/html'))
      etag = tag
      if (failures > 0) say('The page is current again.')
      failures = 0
    } catch {
      failures += 1
      // One that fails may be a change of network; a person is told when it goes on.
      if (failures > 1) say('The page is not current: it cannot be refreshed at the moment.', 'stale')
    } finally {
      isUnderWay = false
    }
    plan()
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refresh()
    else clearTimeout(timer)
  })
  plan()
}

/** @param {Document} fresh */
function takeOver(fresh) {
  tellTimes(fresh)
  const heard = heardIn(document)
  let isChanged = false
  for (const region of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(region.id)
    if (next !== null && patch(region, next)) isChanged = true
  }
  if (document.title !== fresh.title) document.title = fresh.title
  if (!isChanged) return
  document.dispatchEvent(new CustomEvent(REFRESHED))
  const news = heardIn(document)
  if (news !== heard) say(news)
}

/** @param {Document} page */
function heardIn(page) {
  return Array.from(page.querySelectorAll('[data-heard]'), (element) => element.textContent).join(' ')
}

/**
 * @param {string} text
 * @param {'stale' | 'current'} state
 */
function say(text, state = 'current') {
  const note = document.getElementById('live-note')
  if (note === null) return
  note.dataset.state = state
  if (note.textContent !== text) note.textContent = text
}
