import { defineMessages } from '@tessera/contracts/messages'

/** Copy of 'Not for me'. */
export const words = defineMessages({
  title: 'Not for me',
  lead: "Tell us why. You won't see this Pin again.",
  taste: 'Not my taste',
  tasteWhy: 'Fewer Pins like this in your home feed',
  seen: 'I see it too often',
  seenWhy: 'Hides this Pin alone',
  person: 'Not this person',
  personWhy: 'No Pins saved by {name}',
  board: 'Not this board',
  boardWhy: 'No Pins from “{name}”',
  doneTaste: "You'll see fewer Pins about “{about}” in your home feed.",
  doneSeen: "You won't see this Pin again.",
  donePerson: "You won't see Pins saved by {about} in your feeds.",
  doneBoard: "You won't see Pins from “{about}” in your feeds.",
})
