import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'

/** The list that all feeds share. */
export const popularListName = 'popular'

/** The list that a member's feed starts with. */
export const homeListName = (userId: UserId): string => `home:${userId}`

/** The list of pins related to one pin. */
export const relatedListName = (pinId: PinId): string => `related:${pinId}`

/** The list of pins on a topic. */
export const topicListName = (topic: Topic): string => `topic:${topic}`
