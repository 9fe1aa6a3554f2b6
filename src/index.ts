import { DurableObject } from 'cloudflare:workers'
export class AgentStats extends DurableObject {}
export default { fetch: () => new Response('ok') }
