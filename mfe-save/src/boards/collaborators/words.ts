import { defineMessages } from '@tessera/contracts/messages'

/** Texts of an invitation to a board. */
export const words = defineMessages({
  invited: '{name} invited you to this board',
  invitedTo: '{name} invited you to “{board}”',
  invitedWhy: 'If you accept, you can save Pins to it too.',
  invitedEmpty: "It's empty so far. Accept and be the first to save a Pin.",
  accept: 'Accept',
  decline: 'Decline',
  joined: 'You joined {board}',
  declined: "Invitation declined. We won't tell anyone.",
})
