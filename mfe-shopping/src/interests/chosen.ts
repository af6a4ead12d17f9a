import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { getInterests } from '@tessera/contracts/calls/settings'
import type { Topic } from '@tessera/contracts/topics'

/** Every topic, and whether somebody likes it. */
export type Interests = OutputOf<typeof getInterests>

/** The topics among them that somebody likes. */
export const chosenOf = (interests: Interests): readonly Topic[] =>
  interests.filter(({ chosen }) => chosen).map(({ id }) => id)
