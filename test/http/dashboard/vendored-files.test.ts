import { describe, expect, it } from 'vitest'
import published from '../../../node_modules/uplot/dist/uPlot.iife.min.js?raw'
import publishedStyle from '../../../node_modules/uplot/dist/uPlot.min.css?raw'
import served from '../../../src/http/dashboard/public/assets/uplot.iife.min.js?raw'
import servedStyle from '../../../src/http/dashboard/public/assets/uplot.min.css?raw'

describe('the files of uPlot among the assets', () => {
  it('are those of the package, byte for byte', () => {
    expect(served).toBe(published)
    expect(servedStyle).toBe(publishedStyle)
  })
})
