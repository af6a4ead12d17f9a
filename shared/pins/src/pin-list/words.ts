import { defineMessages } from '@tessera/contracts/messages'

/** Copy of pin lists. */
export const words = defineMessages({
  tryAgain: 'Try again.',
  hide: 'Hide',
  share: 'Share',
  report: 'Report',
})
