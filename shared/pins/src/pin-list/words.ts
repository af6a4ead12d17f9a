import { defineMessages } from '@tessera/contracts/messages'

/** Copy of pin lists. */
export const words = defineMessages({
  tryAgain: 'Try again.',
  menuFailed: "We couldn't open the menu. Try again.",
  why: 'Why am I seeing this ad?',
  tune: 'Tune your home feed',
  hide: 'Hide',
  notForMe: 'Not for me',
  share: 'Share',
  report: 'Report',
})
