const UNITS = /** @type {const} */ ([
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
])

const ago = new Intl.RelativeTimeFormat('en', { numeric: 'always', style: 'long' })
const point = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/**
 * Says of each time how long ago it was, or of a point in time when that was; the whole time, in the reader's own zone, is its title.
 * @param {ParentNode} root
 */
export function tellTimes(root) {
  for (const element of root.querySelectorAll('time[datetime]')) {
    const at = new Date(element.getAttribute('datetime') ?? '')
    if (Number.isNaN(at.getTime())) continue
    if (!element.hasAttribute('title')) element.setAttribute('title', local.format(at))
    const text = element.hasAttribute('data-point') ? point.format(at) : agoOf((Date.now() - at.getTime()) / 1_000)
    if (element.textContent !== text) element.textContent = text
  }
}

/**
 * @param {number} seconds
 * @returns {string}
 */
function agoOf(seconds) {
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return ago.format(-Math.floor(seconds / length), unit)
  }
  return 'just now'
}
