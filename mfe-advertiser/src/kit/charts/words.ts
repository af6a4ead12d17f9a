import { defineMessages } from '@tessera/contracts/messages'

/** Copy of charts. */
export const chartWords = defineMessages({
  asTable: 'Show as a table',
  day: 'Day',
})
