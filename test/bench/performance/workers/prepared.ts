/** What a yardstick answers with, sent to it before the rounds: as large as the answer it stands beside. */
let answer: unknown = null

export const PREPARE_PATH = '/prepare'

export async function prepare(request: Request): Promise<Response> {
  answer = await request.json()
  return Response.json('prepared')
}

export function preparedAnswer(): object {
  if (typeof answer !== 'object' || answer === null) throw new Error('the yardstick was not prepared')
  return answer
}
