// A Worker that scores through its service binding and answers with what it got, or with what was thrown.
export default {
  async fetch(request, env) {
    const { method, argument } = await request.json()
    try {
      return Response.json({ result: await env.PLUMBLINE[method](argument) })
    } catch (error) {
      const { name, message, code, status, retryable, errors } = error
      return Response.json({ thrown: { name, message, code, status, retryable, errors } })
    }
  },
}
