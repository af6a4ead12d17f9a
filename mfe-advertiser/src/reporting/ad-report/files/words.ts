import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the menu of files. */
export const fileWords = defineMessages({
  download: 'Download',
  csv: 'Download as CSV',
  xlsx: 'Download as Excel file',
  schedule: 'Schedule or keep this report',
})
