import type { UserId } from '@tessera/contracts/ids'

/** The topic with live events for a member's open tabs. */
export const memberTopic = (id: UserId) => `user:${id}` as const

/** An event on a member's topic: a session has ended, and its streams must end. */
export const sessionEnded = 'session-ended'
