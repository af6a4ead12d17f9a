import { defineMessages } from '@tessera/contracts/messages'

/** What is said around a page that lies over another. */
export const words = defineMessages({
  close: 'Close and go back',
})
