import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the create-board form. */
export const words = defineMessages({
  name: 'Name',
  nameExample: 'Like “Places to go” or “Recipes to make”',
  nameBlank: "Don't forget to name your board!",
  nameLong: 'Please enter no more than {maxLength} characters.',
  failed: 'Uh oh! Something went wrong.',
  keepSecret: 'Keep this board secret',
  keepSecretHint: 'Only you and people you invite can see it.',
  create: 'Create',
  protectedBoard: "Protected board (not listed on user's profile)",
  protectedBoardHint: 'Only people who work on the ad account can see it.',
})
