import { defineMessages } from '@tessera/contracts/messages'

/** Texts of saving a pin. */
export const words = defineMessages({
  /** Said of a save without a board. */
  saved: 'Saved',
  savedTo: 'Saved to {board}',
  savedToSection: 'Saved to {section} in {board}',
  seeBoard: 'See board',
  seeSection: 'See section',
  takenOff: 'Removed from {board}',
  there: 'Already on {board}',
  backOn: 'Back on {board}',
  undo: 'Undo',
  moveTo: 'Move to {board}',
  newBoard: 'Create board {board} and move there',
  similarOn: 'You saved a very similar image to {board}',
  similarElsewhere: 'You already saved a very similar image',
  seeSimilar: 'See that Pin',
  // Without a network
  notKept: "You're offline. Try again when you're back online.",
  keptForLater: "You're offline. We'll save this to {board} when you're back online.",
  keptQuickly: "You're offline. We'll save this when you're back online.",
  waitingFor: "{board}, when you're back online",
  sentSeveral: 'Back online. {count} Pins saved',
})
