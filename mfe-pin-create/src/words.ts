import { defineMessages } from '@tessera/contracts/messages'

/** What this module says. */
export const words = defineMessages({
  title: 'Create Pin',
  // The picture
  pictureTitle: 'Picture',
  choosePicture: 'Choose a picture',
  dropHere: 'or drop it here, or paste it',
  dropNow: 'Drop it here',
  pictureRules: 'JPEG, PNG, WebP, GIF or AVIF, at least {side} by {side}, up to {megabytes} MB.',
  chooseAgain: 'Your words and your board are still here. The picture must be chosen again.',
  onePicture: 'A Pin holds one picture, so the first was taken.',
  previewOf: 'The picture of your Pin',
  changePicture: 'Change picture',
  removePicture: 'Remove',
  uploadAgain: 'Upload again',
  // The phases, as they are read out
  processing: 'Processing the picture…',
  uploading: 'Uploading the picture…',
  ready: 'The picture is ready.',
  publishing: 'Publishing your Pin…',
  created: 'Your Pin is created.',
  uploadFailed: 'The picture was not uploaded. {reason}',
  publishFailed: 'Your Pin was not published. {reason} Everything you wrote is still here.',
  // The words of the pin
  pinTitle: 'Title',
  pinTitleExample: 'Such as “A reading corner”',
  description: 'Description',
  descriptionExample: 'What is it, and what would somebody do with it?',
  counter: '{count} of {max}',
  link: 'Link',
  linkExample: 'https://',
  textLong: 'Please enter no more than {max} characters.',
  linkWrong: 'Use a web address that starts with http:// or https://.',
  // The board
  board: 'Board',
  boardsLoading: 'Loading your boards',
  boardsFailed: 'Your boards did not arrive',
  boardsKept: 'What you wrote is still here.',
  noBoards: 'You have no board yet. Name your first one.',
  secret: 'secret',
  createBoard: 'Create board',
  boardName: 'Board name',
  boardNameExample: 'Such as “Places to go”',
  boardNameBlank: "Don't forget to name your board!",
  create: 'Create',
  cancel: 'Cancel',
  // Publishing
  publish: 'Publish',
  pictureMissing: 'Choose a picture first.',
  boardMissing: 'Choose a board for your Pin.',
  publishedTo: 'Your Pin is on {board}',
  published: 'Your Pin is published',
  seePin: 'See Pin',
})

/** Words that go with a number. */
export const counted = { pins: { one: '{count} Pin', other: '{count} Pins' } } as const
