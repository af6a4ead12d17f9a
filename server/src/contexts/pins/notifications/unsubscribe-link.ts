import { EmailTopic } from '@tessera/contracts/calls/notification-settings'
import { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../ports.ts'
import { sealedToken } from '../../base/mail/sealed-token.ts'

const Stops = z.strictObject({ user: UserId, topic: EmailTopic })

/** The emails that an unsubscribe link stops, and whose. */
export type Stops = z.infer<typeof Stops>

/** The tokens of unsubscribe links. */
export const emailStops = sealedToken('unsubscribe', Stops)

/** Returns the URL that stops emails about a topic. */
export function unsubscribeUrl(ports: Pick<Ports, 'secrets' | 'settings'>, stops: Stops): string {
  const token = emailStops.of(ports, stops)
  return `${ports.settings.publicOrigin}${paths.unsubscribe.to({ token })}`
}
