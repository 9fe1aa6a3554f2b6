import { exports } from 'cloudflare:workers'
import { expect, it } from 'vitest'
it('answers in workerd', async () => {
  const response = await exports.default.fetch('http://localhost/')
  expect(await response.text()).toBe('ok')
})
