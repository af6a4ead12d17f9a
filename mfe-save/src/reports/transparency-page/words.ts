import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page of reports and decisions in numbers. */
export const words = defineMessages({
  title: 'Reports and decisions in numbers',
  lead: 'What was reported on {brand} in the last twelve months, and what people decided. Counts below 5 are not told, so that nobody can be recognized.',
  none: 'No decisions yet',
  noneWhy: 'Numbers appear here with the first decision.',
  few: 'fewer than 5',
  month: 'Month',
  reports: 'Reports',
  decisions: 'Decisions',
  median: 'Median time',
  hours: '{count} h',
  appeals: 'Appeals',
  reversals: 'Reversed',
  byMonth: 'By month',
  byKind: 'Decisions by kind',
  byOutcome: 'Decisions by outcome',
  dismiss: 'Kept',
  remove: 'Removed',
  limit: 'Account limited',
  suspend: 'Account suspended',
  warn: 'Hidden behind a warning',
  file: 'The numbers as a file',
  report: 'Report something',
  loading: 'Loading',
  failed: "We couldn't load the numbers",
})
