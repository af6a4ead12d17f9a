import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'

/** The list of products like one product. */
export const alikeListName = (originId: PinId): string => `alike:${originId}`

/** The list that all feeds share. */
export const popularListName = 'popular'

/** The list of products like what a pin's picture shows. */
export const lookListName = (originId: PinId): string => `look:${originId}`

/** The list that a member's feed starts with. */
export const homeListName = (userId: UserId): string => `home:${userId}`

/** The list of pins related to one pin. */
export const relatedListName = (pinId: PinId): string => `related:${pinId}`

/** The list of pins on a topic. */
export const topicListName = (topic: Topic): string => `topic:${topic}`
