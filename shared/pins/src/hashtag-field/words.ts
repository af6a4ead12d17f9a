import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the hashtag field. */
export const words = defineMessages({
  hashtags: 'Hashtags',
  left: '{count} characters left',
  over: '{count} characters too many',
})

/** Copy with a number. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  tags: {
    one: '{count} hashtag. Choose it with the arrow keys and Enter.',
    other: '{count} hashtags. Choose with the arrow keys and Enter.',
  },
} as const
