import { EmailTopic } from '@tessera/contracts/calls/notification-settings'
import { UserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import type { Ports } from '../../../ports.ts'

const purpose = 'unsubscribe'

const Stops = z.strictObject({ user: UserId, topic: EmailTopic })

/** The emails that an unsubscribe link stops, and whose. */
export type Stops = z.infer<typeof Stops>

/**
 * Returns the URL that stops emails about a topic. It has no end: an old email must still be
 * stoppable. It is sealed, so that nobody can make one for somebody else, or read whose it is.
 */
export function unsubscribeUrl(
  { secrets, settings }: Pick<Ports, 'secrets' | 'settings'>,
  stops: Stops,
): string {
  const token = secrets.seal(purpose, JSON.stringify(stops))
  return `${settings.publicOrigin}${paths.unsubscribe.to({ token })}`
}

/** Reads the token of an unsubscribe link; undefined when it isn't ours. */
export function stopsOf({ secrets }: Pick<Ports, 'secrets'>, token: string): Stops | undefined {
  const text = secrets.open(purpose, token)
  return text === undefined ? undefined : z.safeParse(Stops, JSON.parse(text)).data
}
