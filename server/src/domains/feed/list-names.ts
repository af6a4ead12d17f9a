import type { PinId, UserId } from '@tessera/contracts/ids'
import type { Topic } from '@tessera/contracts/topics'

/** What everybody's feed shares. */
export const popularListName = 'popular'

/** What one member's feed begins with. */
export const homeListName = (userId: UserId): string => `home:${userId}`

/** More like one pin. */
export const relatedListName = (pinId: PinId): string => `related:${pinId}`

/** What there is on a topic. */
export const topicListName = (topic: Topic): string => `topic:${topic}`
