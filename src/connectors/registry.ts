import { chatwoot } from './chatwoot.ts'
import type { Connector, Platform } from './connector.ts'
import { intercom } from './intercom.ts'
import { mattermost } from './mattermost.ts'
import { rocketchat } from './rocketchat.ts'
import { slack } from './slack.ts'
import { standard } from './standard.ts'
import { sunshine } from './sunshine.ts'

/** Every chat platform by its name. */
export const CONNECTORS: Readonly<Record<Platform, Connector>> = {
  standard,
  slack,
  chatwoot,
  sunshine,
  intercom,
  mattermost,
  rocketchat,
}
