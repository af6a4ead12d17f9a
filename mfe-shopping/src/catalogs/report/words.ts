import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the reports of a source. */
export const words = defineMessages({
  back: 'All sources',
  runs: 'Reports',
  runsLoading: 'Loading the reports',
  runsFailed: "We couldn't load the reports",
  refusedRows: 'Refused rows',
  noneRefused: 'No row was refused.',
  loading: 'Loading the refused rows',
  loadFailed: "We couldn't load the refused rows",
  kinds: 'Kinds of faults',
  all: 'All',
  kind: '{kind} ({count})',
  row: 'Row',
  product: 'Product',
  column: 'Column',
  what: 'What is wrong',
  fix: 'How to fix it',
  value: 'Value',
  wholeRow: 'Whole row',
  firstLine: 'First line',
  download: 'Download as CSV',
  downloading: 'Preparing the file: {count} rows',
  downloadFailed: "We couldn't prepare the file. Try again.",
  file: '{name} - refused rows.csv',
})
