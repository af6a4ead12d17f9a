import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the payload helper. */
export const payloadWords = defineMessages({
  lead: 'Paste what your server sends, or compose it. It is checked here as the API checks it, and nothing is sent.',
  payload: 'Payload',
  text: 'Payload in JSON',
  findings: 'What the API would say',
  fine: 'The API would take this: {events}.',
  line: 'Line {line}',
  event: 'event {number}',
  toLine: 'Go to line {line}',
  warnings: 'It counts, but you should know',
  startOver: 'Start over',
  compose: 'Add an event',
  composeLead: 'An email address is hashed in this browser before it goes into the payload.',
  name: 'Event',
  place: 'Where it happened',
  id: 'Event ID',
  email: 'Email address',
  value: 'Value',
  currency: 'Currency',
  add: 'Add to payload',
  brokenPayload: "Mend the payload first: it isn't JSON with a list named events.",
  noHashing: "This browser can't hash an address here. Use https.",
})

/** Copy with a number of events. */
export const payloadCounted = { one: '{count} event', other: '{count} events' } as const
