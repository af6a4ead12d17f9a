import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the panel with the download. */
export const words = defineMessages({
  title: 'Download your data',
  why: 'Everything you have here in one ZIP: a page to open in your browser, JSON, and your pictures.',
  what: 'Profile, boards, Pins and saves with your notes, comments, follows, settings and devices.',
  start: 'Prepare download',
  again: 'Prepare again',
  preparing: "We're preparing your file. You can leave this page: we'll email you when it's ready.",
  progress: '{done} of {total} files',
  ready: 'Your file is ready until {day}.',
  get: 'Download ({size})',
  broken: "We couldn't prepare your file. Try again.",
  confirm: 'Enter your password to continue',
  confirmSelf: "Confirm it's you",
  confirmWhy: "The file holds all your data, so we make sure it's you.",
  goOn: 'Continue',
  loading: 'Loading',
  failed: "We couldn't load this",
})
