import { defineMessages } from '@tessera/contracts/messages'

/** What a list of pins says. */
export const words = defineMessages({
  tryAgain: 'Try again.',
  hide: 'Hide',
  share: 'Share',
  report: 'Report',
})
