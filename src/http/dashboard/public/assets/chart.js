import { REFRESHED } from './live.js'

/**
 * @typedef {{ seconds: number[], means: number[], rolling: number[], counts: number[] }} Drawn
 */

const HEIGHT = 260

/** On either side of an only point. */
const MARGIN_SECONDS = 3 * 3_600

/** @type {Map<Element, { plot: uPlot, drawn: string, data: Drawn }>} */
const plots = new Map()

drawAll()
document.addEventListener(REFRESHED, drawAll)
// The colours are of the theme, and a canvas does not follow it.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  for (const [, { plot }] of plots) plot.destroy()
  plots.clear()
  drawAll()
})

/** Draws every chart of the page; one that is there gets its new points and is not made anew. */
function drawAll() {
  for (const [element, { plot }] of plots) {
    if (element.isConnected) continue
    plot.destroy()
    plots.delete(element)
  }
  for (const element of document.querySelectorAll('[data-chart]')) draw(element)
}

/** @param {Element} element */
function draw(element) {
  const drawn = element.getAttribute('data-chart') ?? ''
  const known = plots.get(element)
  if (known?.drawn === drawn) return
  /** @type {Drawn} */
  const data = JSON.parse(drawn)
  /** @type {uPlot.AlignedData} */
  const lines = [data.seconds, data.means, data.rolling]
  if (known !== undefined) {
    Object.assign(known, { drawn, data })
    known.plot.setData(lines)
    return
  }
  const place = element.querySelector('.plot')
  if (!(place instanceof HTMLElement)) return
  const entry = { drawn, data, plot: plotIn(place, lines, () => tell(element)) }
  plots.set(element, entry)
  new ResizeObserver(() => {
    if (plots.get(element) === entry) entry.plot.setSize({ width: place.clientWidth, height: HEIGHT })
  }).observe(place)
}

/**
 * @param {HTMLElement} place
 * @param {uPlot.AlignedData} lines
 * @param {() => void} onCursor
 * @returns {uPlot}
 */
function plotIn(place, lines, onCursor) {
  const style = getComputedStyle(document.documentElement)
  /** @param {string} name */
  const colour = (name) => probe(place, `var(${name})`) || style.color
  const axis = { stroke: colour('--muted'), grid: { stroke: colour('--line'), width: 1 }, ticks: { show: false } }
  /** @type {uPlot.Options} */
  const options = {
    width: place.clientWidth,
    height: HEIGHT,
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false } },
    scales: { x: { time: true, range: aroundOne }, y: { range: [0, 1] } },
    axes: [
      { ...axis, size: 30, values: (_, at) => at.map(labelOf) },
      { ...axis, size: 44 },
    ],
    series: [
      {},
      {
        stroke: 'transparent',
        paths: () => null,
        points: { show: true, size: 5, fill: colour('--muted'), stroke: colour('--muted') },
      },
      { stroke: colour('--accent'), width: 2.5, points: { show: lines[0]?.length === 1, size: 7 } },
    ],
    hooks: { setCursor: [onCursor] },
  }
  return new uPlot(options, lines, place)
}

/**
 * The ends of the time axis: those of the points, or some hours around an only one, to which the library gives years.
 * @param {uPlot} plot
 * @param {number} first
 * @param {number} last
 * @returns {[number, number]}
 */
function aroundOne({ data }, first, last) {
  const [[only = first, another] = []] = data
  return another === undefined ? [only - MARGIN_SECONDS, only + MARGIN_SECONDS] : [first, last]
}

/**
 * The colour that a value of the style sheet stands for in this theme.
 * @param {HTMLElement} place
 * @param {string} value
 */
function probe(place, value) {
  const element = document.createElement('span')
  element.style.color = value
  place.append(element)
  const { color } = getComputedStyle(element)
  element.remove()
  return color
}

/**
 * Says the figures under the pointer.
 * @param {Element} element
 */
function tell(element) {
  const known = plots.get(element)
  const readout = element.parentElement?.querySelector('[data-readout]')
  if (known === undefined || readout == null) return
  const index = known.plot.cursor.idx
  readout.textContent = index == null ? '' : readoutOf(known.data, index)
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })

/**
 * What stands at a place of the time axis, given in seconds: the day where one begins, else the time of day.
 * @param {number} seconds
 */
function labelOf(seconds) {
  const at = new Date(seconds * 1_000)
  return at.getHours() + at.getMinutes() === 0 ? day.format(at) : clock.format(at)
}

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/**
 * @param {Drawn} data
 * @param {number} index
 */
function readoutOf({ seconds, means, rolling, counts }, index) {
  const at = when.format(new Date((seconds[index] ?? 0) * 1_000))
  const runs = counts[index] ?? 0
  return `${at}: ${means[index]?.toFixed(2)} over ${runs} ${runs === 1 ? 'run' : 'runs'}, rolling ${rolling[index]?.toFixed(2)}`
}
