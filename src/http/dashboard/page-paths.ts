/** Every path of the dashboard with its methods. The pages themselves are loaded with the first request for one. */
export const PAGE_PATHS: readonly { path: string; methods: string[] }[] = [
  { path: '/', methods: ['GET'] },
  { path: '/agents/:agentId', methods: ['GET'] },
  { path: '/agents/:agentId/runs/:runId', methods: ['GET'] },
  { path: '/try', methods: ['GET', 'POST'] },
  { path: '/connectors', methods: ['GET', 'POST'] },
  { path: '/connectors/:hookId', methods: ['GET'] },
  { path: '/connectors/:hookId/secret', methods: ['POST'] },
  { path: '/connectors/:hookId/delete', methods: ['POST'] },
  { path: '/connectors/:hookId/dead-letters/:id/retry', methods: ['POST'] },
  { path: '/tenants', methods: ['GET'] },
  { path: '/tenants/:tenantId', methods: ['GET'] },
  { path: '/tenants/:tenantId/agents/:agentId', methods: ['GET'] },
  { path: '/tenants/:tenantId/agents/:agentId/runs/:runId', methods: ['GET'] },
  { path: '/sign-in', methods: ['GET', 'POST'] },
  { path: '/sign-out', methods: ['POST'] },
]
