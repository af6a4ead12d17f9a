import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the pages about events. */
export const eventsWords = defineMessages({
  event: 'Event',
  count: 'Number',
  value: 'Value',
  source: 'Source',
  byEvent: 'Events by kind',
  byDay: 'Events by day',
  byDayLead: '{count} in {days} days. Most on {day}: {best}.',
  onDay: '{count} on {day}',
  nothing: 'No events in these days.',
  setUp: 'Set up a tag',
  zone: "Days are those of {zone}. Values in other currencies aren't added.",
  allSources: 'All sources',

  filters: 'Filters',
  from: 'From',
  to: 'To',
  result: 'Result',
  search: 'Event ID or order ID',
  apply: 'Apply filters',
  clear: 'Clear filters',
  datesWrong: "Choose a day that isn't after the last one.",
  list: 'Events',
  noEvents: 'No events yet. Those of the last 90 days appear here.',
  noneFound: 'No events match these filters.',
  happened: 'Happened',
  received: 'Received',
  id: 'Event ID',
  place: 'Where',
  keys: 'Matched by',
  knownClick: 'after a click on your ad',
  byFirst: 'Duplicate, counted by {source}',
  credited: 'Credited to an ad',
  byEmail: 'If the email finds an ad, only reports show it.',
  clickTooOld: 'Not credited: the click was more than 30 days before.',
  idUnseen: 'Not credited: no click came with this ID of yours before.',

  dedupLead:
    'The tag and the API often send the same conversion. When both send the same event ID and event name within seven days, the first one counts and the other is a duplicate.',
  duplicates: 'Came twice',
  withId: 'With an event ID',
  sources: 'Event IDs by source',
  share: 'Share with event ID',
  live: 'These are the figures of the last {days} days. They are updated while you watch.',
  bothGood: 'Both sources send event IDs. Conversions count once.',
  idsMissing: 'The tag and the API both send events, and some have no event ID. Those count twice.',
  oneSource: 'Only one source sends events, so nothing can come twice from another one.',
  howTo: 'Send the same event ID',
  howToLead:
    'Use an ID that both know, such as the number of the order: once in the line for the tag, once in the event of your server.',
  inTag: 'On your website',
  inApi: 'From your server',
  seeDuplicates: 'See the duplicates',
})

/** Copy with a number of events. */
export const eventsCounted = { one: '{count} event', other: '{count} events' } as const
