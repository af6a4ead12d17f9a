import { defineMessages } from '@tessera/contracts/messages'

/** Copy that several areas of this module share. */
export const words = defineMessages({
  // The save modal
  chooseBoard: 'Choose board',
  createBoard: 'Create board',
  boardCreated: 'Board created',
  save: 'Save',
  saveTo: 'Save to {board}',
  savingTo: 'Saving to {board}',
  secret: 'Secret',
  back: 'Back',
  // A board's name and privacy
  boardName: 'Name',
  boardNameBlank: "Don't forget to name your board!",
  boardNameLong: 'Please enter no more than {maxLength} characters.',
  keepSecret: 'Keep this board secret',
  keepSecretHint: 'Only you and people you invite can see it.',
  create: 'Create',
  // Pages
  loading: 'Loading',
  boardMissing: "We can't find this board",
  boardMissingWhy: 'It may have been deleted, or it may be secret.',
  profileMissing: "We can't find this profile",
  profileMissingWhy: 'The username may be mistyped, or the account may be closed.',
  pinMissing: "We can't find this Pin",
  pinMissingWhy: 'It may have been deleted, or it may be secret.',
  pinPicture: 'Image of the Pin',
  saved: 'Saved',
})

/** Words that go with a number. */
export const counted = {
  pins: { one: '{count} Pin', other: '{count} Pins' },
  boards: { one: '{count} board', other: '{count} boards' },
  sections: { one: '{count} section', other: '{count} sections' },
  followers: { one: '{count} follower', other: '{count} followers' },
} as const
