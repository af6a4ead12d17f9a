import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the step that asks a new member for their name and portrait. */
export const words = defineMessages({
  title: 'Add your name and photo',
  why: 'They help people recognize you. You can change both later in Settings.',
  name: 'Name',
  skip: 'Skip',
  done: 'Continue',
})
