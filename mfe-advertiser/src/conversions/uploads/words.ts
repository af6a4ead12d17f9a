import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the pages about uploads. */
export const uploadWords = defineMessages({
  lead: "Upload conversions that your website doesn't see, such as sales in a shop or by phone. They count in reports like those of the tag. Events must be at most {days} days old.",
  analysisLead:
    'Upload a list of people who bought, to learn how many of them met your ads. It counts for nothing in reports, and is matched once. The number is rounded, so that nobody can be singled out.',
  hashing:
    'Email addresses are turned into SHA-256 hashes in this browser, before anything is sent. The addresses themselves never leave your device.',
  template: 'Template',
  templateLead: 'A CSV file in UTF-8 with this header. Columns without values may be left out.',
  download: 'Download template',
  columns: 'Columns: {columns}',
  rules: 'CSV, up to {rows} rows and {size} MB',
  tooLarge: 'That file is larger than {size} MB. Split it into several.',
  unreadable: "We couldn't read that file. Choose another one.",
  addressLeft:
    'Row {row} has an @ outside the column em. Remove the address, and choose the file again. Nothing was sent.',
  noHashing:
    "This browser can't hash the addresses of that file. Use https, or a file of hashes. Nothing was sent.",
  checking: 'Checking {file}',
  report: 'Report on {file}',
  rowsFine: 'All rows are fine. Nothing is imported yet.',
  rowsWrong: 'Nothing was imported. Correct these rows, then choose the file again.',
  rowsLeftOut: 'Rows with faults are left out. Mend them, and upload them in a file of their own.',
  rows: 'Rows',
  counted: 'Will count',
  duplicates: 'Known already',
  refused: 'With faults',
  faults: 'Rows to mend',
  faultsMore: 'The first {shown} faults are shown.',
  row: 'Row',
  field: 'Column',
  problem: 'What is wrong',
  importAll: 'Import all rows',
  importGood: 'Import the good rows',
  imported: 'Imported: {file}',
  importedCounted: 'Counted',
  matched: 'Met your ads',
  matchedFew: 'Fewer than {floor}',
  about: 'About {count}',
  toHistory: 'See all uploads',

  history: 'Uploads',
  analyses: 'Analyses',
  noUploads: 'No files yet.',
  file: 'File',
  when: 'Uploaded',
  byName: '{at} by {name}',
  state: 'Result',
  checked: 'Checked',
  importedState: 'Imported',
  refusedState: 'Refused',
  countedHead: 'Counted',
  uploadNew: 'Upload a file',
})

/** Copy with a number of addresses. */
export const countedWords = {
  hashed: {
    one: '{count} address was hashed in this browser.',
    other: '{count} addresses were hashed in this browser.',
  },
} as const
