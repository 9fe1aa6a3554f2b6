import { orderSchema, type Statuses } from './order.ts'

type DriverEnv = { PLUMBLINE: Fetcher }

/** Stands beside the Worker and calls it, so that no proxy is measured with it. Any other path than `/` is handed on as it is. */
export default {
  async fetch(request, { PLUMBLINE }) {
    if (new URL(request.url).pathname !== '/') return PLUMBLINE.fetch(request)
    const { key, agentId, from, count } = orderSchema.parse(await request.json())
    const statuses: Statuses = {}
    for (let number = from; number < from + count; number++) {
      const response = await PLUMBLINE.fetch('https://plumbline.example/v1/scores', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ agentId, input: `Name the number ${number}`, output: `It is ${number}.` }),
      })
      await response.text()
      statuses[response.status] = (statuses[response.status] ?? 0) + 1
    }
    return Response.json(statuses)
  },
} satisfies ExportedHandler<DriverEnv>
