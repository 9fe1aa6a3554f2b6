import { JudgeError } from '../scorer/judge/judge-error.ts'
import type { FlightAnswer, FlightRequest, JudgeFlight } from './judge-flight.ts'
import { BudgetExhaustedError } from './budget-exhausted-error.ts'
import { ownProvider } from './tenants/own-provider.ts'
import type { TenantSettings } from './tenants/tenant-settings.ts'

/** The judge calls under way of one tenant, each shared by all who ask the same. */
export interface JudgeFlights {
  /**
   * @throws JudgeError as the judge does; `judge-unavailable` when the flight itself is lost twice. BudgetExhaustedError when the tenant may
   *   spend no more
   */
  judge(
    request: Omit<FlightRequest, 'tenantId' | 'provider' | 'dailyBudget'>,
  ): Promise<Extract<FlightAnswer, { ok: true }>>
}

/** Durable Objects, one a fingerprint; the tenant is part of each one's name. */
export function durableJudgeFlights(options: {
  namespace: DurableObjectNamespace<JudgeFlight>
  tenantId: string
  tenant: TenantSettings
}): JudgeFlights {
  const { namespace, tenantId, tenant } = options
  return {
    async judge(request) {
      const provider = ownProvider(tenant, request.model)
      const { dailyBudget } = tenant
      // A stub stays broken after its object was reset: the second try takes a new one.
      const fly = async (): Promise<FlightAnswer> => {
        return namespace
          .getByName(`${tenantId}/${request.fingerprint}`)
          .judge({ ...request, tenantId, provider, dailyBudget })
      }
      const answer = await fly().catch(fly).catch(lost)
      if (answer.ok) return answer
      if ('exhausted' in answer) throw new BudgetExhaustedError(answer.exhausted)
      const { code, message, ...rest } = answer.error
      throw new JudgeError(code, message, rest)
    },
  }
}

function lost(): never {
  throw new JudgeError('judge-unavailable', 'the call to the judge was lost; send the request again')
}
