import { defineMessages } from '@tessera/contracts/messages'

/** Copy of a form that opens with an earlier draft. */
export const words = defineMessages({
  kept: "These are your changes from before. They aren't saved yet.",
  startOver: 'Start over',
})
