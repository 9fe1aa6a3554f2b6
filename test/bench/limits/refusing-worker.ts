/** Refuses unread and at no cost: what a flood of it does to a tenant of the Worker beside it is the thread that serves them both. */
export default {
  fetch() {
    return new Response(null, { status: 429 })
  },
} satisfies ExportedHandler
