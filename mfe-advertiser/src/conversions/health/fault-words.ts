import { limits } from '@tessera/contracts/limits'
import { defineMessages } from '@tessera/contracts/messages'

const words = defineMessages({
  'not-json': 'This is not valid JSON. Check commas, quotes and brackets.',
  'not-object': 'An event is an object in braces.',
  'events-missing': 'Send an object with a list named events, which holds 1 to {most} events.',
  'field-unknown': 'Remove this field, or check how it is spelled.',
  'field-missing': 'Add this field.',
  'field-wrong': 'Send this field in the form that the documentation shows.',
  'event-unknown': 'Send one of the event names that the documentation lists.',
  'time-late': 'Send events within {days} days.',
  'time-ahead': 'Send the time in seconds since 1970, and not in the future.',
  'email-plain': 'Send the SHA-256 hash of the address in lower case, as 64 hexadecimal digits.',
  'value-negative': 'Send no refunds and no negative values: only purchases count.',
  'value-large': 'Send the value in units of the currency, not in cents.',
  'value-without-currency': 'Send the currency of the value, as USD.',
  'currency-unknown': 'Send the three capital letters of a currency, as USD.',
  'too-many': 'Send at most {most} events at a time.',
})

const isKnown = (code: string): code is keyof typeof words => Object.hasOwn(words, code)

/** Says what is wrong with an event and how to mend it, in the reader's language. */
export const faultWords = (code: string): string =>
  isKnown(code)
    ? words[code]({ most: limits.conversionEventsAtOnce, days: limits.conversionLateDays })
    : code

/** What the sender should know of an event that counts all the same. */
export const warningWords = defineMessages({
  'other-currency': 'Its value is in another currency, so only the conversion counts.',
  'no-event-id': 'Without an event ID it counts twice when another source sends it too.',
  'no-match-keys': 'Nothing connects it with an ad: send a click ID or a hashed email.',
  'click-id-unknown': "Its click ID isn't one of your ads.",
})
