import { defineMessages } from '@tessera/contracts/messages'

/** What the frame says. */
export const words = defineMessages({
  skip: 'Skip to content',
  home: '{brand} home',
  primary: 'Main',
  bottom: 'Main, at the bottom',
  search: 'Search',
  signUp: 'Sign up',
  logIn: 'Log in',
  account: 'Your account',
  saved: 'Saved',
  loading: 'Loading',
  crashedTitle: 'Something went wrong',
  crashed: 'This page had a problem. Nothing you saved is lost.',
  reload: 'Reload page',
  regionFailed: 'The rest of the page still works.',
  overlayFailed: "We couldn't open this",
  requestFailed: 'That didn’t work. Try again.',
})
