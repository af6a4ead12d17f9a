import { defineMessages } from '@tessera/contracts/messages'

/** Copy of reports. */
export const tableWords = defineMessages({
  loading: 'Loading your report',
  loadFailed: "We couldn't load your report",
})
