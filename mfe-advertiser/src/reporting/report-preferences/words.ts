import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the preferences of reports. */
export const words = defineMessages({
  title: 'Reporting preferences',
  lead: 'They apply to everybody who works with this ad account, wherever a report says nothing else.',
  windows: 'Attribution windows',
  windowsWhy:
    'A conversion counts for an ad that somebody clicked or saw up to this long before. Reports count checkouts, sign-ups, leads and your own events. Past figures follow the change at once.',
  columns: 'Columns',
  columnsWhy: 'What a report shows before somebody chooses columns or a view.',
  week: 'Week starts on',
  weekWhy: "For 'this week', 'last week' and weekly reports.",
  monday: 'Monday',
  sunday: 'Sunday',
})
