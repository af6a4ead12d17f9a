import { defineMessages } from '@tessera/contracts/messages'

/** What a field that knows hashtags says. */
export const words = defineMessages({
  offered: 'Hashtags',
  left: '{count} characters left',
  over: '{count} characters too many',
})

/** Words that go with a number. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  tags: {
    one: '{count} hashtag. Choose it with the arrow keys and Enter.',
    other: '{count} hashtags. Choose with the arrow keys and Enter.',
  },
} as const
