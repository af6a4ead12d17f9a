import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the choice of a file. */
export const fileWords = defineMessages({
  choosePart: 'File',
  choose: 'Choose a file',
  chooseAnother: 'Choose another file',
  drop: 'or drop it here',
})
