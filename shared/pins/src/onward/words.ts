import { defineMessages } from '@tessera/contracts/messages'

/** Copy after the end of a list. */
export const words = defineMessages({
  ideas: 'More ideas',
  failed: "We couldn't load more ideas",
  topics: 'More to explore',
  searches: 'Related searches',
  nearTopics: 'Explore topics',
  boards: 'Boards with ideas like these',
  unknown: 'No ideas mention {words} yet.',
})

/** Copy with a number. */
export const counted = { pins: { one: '{count} Pin', other: '{count} Pins' } } as const
