import { defineMessages } from '@tessera/contracts/messages'

/** What saving says. */
export const words = defineMessages({
  savedTo: 'Saved to {board}',
  savedToSection: 'Saved to {section} in {board}',
  seeBoard: 'See board',
  seeSection: 'See section',
  undo: 'Undo',
  retry: 'Try again',
  takenOff: 'Taken off {board} again',
  there: 'It was on {board} already',
  // Without a network
  notKept: 'You are offline. Try again once you are back.',
  keptForLater: 'You are offline. This goes to {board} when you are back.',
  waitingFor: '{board}, once you are online',
  sentSeveral: 'Back online. {count} Pins are saved now',
})
