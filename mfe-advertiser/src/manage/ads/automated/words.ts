import { defineMessages } from '@tessera/contracts/messages'

/** Copy of automated campaigns. */
export const automatedWords = defineMessages({
  chosen: 'What we choose for you',
  peopleName: 'People',
  people: 'People in your countries who like what your Pins show, of every age and gender.',
  bidName: 'Bid',
  bid: 'We bid just enough to spend your budget evenly.',
  daysName: 'Start and name',
  days: 'It starts when you publish it, and has the name of its first Pin.',
  checkName: 'Days',
  check: 'Each day spends up to the daily budget, so that no day costs more than you said.',
  recommended: 'We recommend {amount} a day in your currency.',
  ownTitle: 'This campaign has more than the automated form shows',
  own: 'It was created in the full editor. Edit it there.',
  openEditor: 'Open the full editor',
  openAll: 'All fields',
})
