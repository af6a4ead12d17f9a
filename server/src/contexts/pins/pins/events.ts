import type { PinId, UserId } from '@tessera/contracts/ids'
import { defineDomainEvent } from '../../base/domain-events/domain-event.ts'

/** The first copies of ideas got words: new ones, or others. */
export const ideasWorded = defineDomainEvent<{ readonly pinIds: readonly PinId[] }>('ideas-worded')

/** First copies of ideas were added. */
export const pinsAdded = defineDomainEvent<{ readonly pinIds: readonly PinId[] }>('pins-added')

/** A member reported a pin. */
export const pinReported = defineDomainEvent<{
  readonly pinId: PinId
  readonly userId: UserId
  readonly reason: string
}>('pin-reported')

/** A member edited a pin: the words or the link of its idea, or their own note. */
export const pinEdited = defineDomainEvent<{ readonly pinId: PinId }>('pin-edited')
