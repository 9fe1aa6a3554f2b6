/**
 * In the place of `@ai-sdk/gateway`, which the AI SDK asks for a model that is given as a bare string. Every model here is an object, so that
 * nothing can reach a hosted gateway, and 80 kB that would only do so are left out.
 */
export class GatewayError extends Error {
  static isInstance(): boolean {
    return false
  }
}

export class GatewayAuthenticationError extends GatewayError {}

export function createGateway(): never {
  throw new GatewayError('there is no gateway: a model is an object, not a string')
}

export const gateway = createGateway
