import { conversionFaults } from '@tessera/contracts/ads/conversion-faults'
import { limits } from '@tessera/contracts/limits'
import { defineMessages } from '@tessera/contracts/messages'

const words = defineMessages(conversionFaults)

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

/** Says what is wrong with an event and how to mend it, in the reader's language. */
export const faultWords = (code: string): string =>
  isKnown(code)
    ? words[code]({ most: limits.conversionEventsAtOnce, days: limits.conversionLateDays })
    : code

/** Warnings about an event that counts all the same. */
export const warningWords = defineMessages({
  'other-currency': 'Its value is in another currency, so only the conversion counts.',
  'no-event-id': 'Without an event ID it counts twice when another source sends it too.',
  'no-match-keys': 'Nothing connects it with an ad: send a click ID or a hashed email.',
  'click-id-unknown': "Its click ID isn't one of your ads.",
})
