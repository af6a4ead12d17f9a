import { defineMessages } from '@tessera/contracts/messages'

/** Copy of the frame. */
export const words = defineMessages({
  skip: 'Skip to content',
  home: '{brand} home',
  primary: 'Main',
  bottom: 'Bottom bar',
  signUp: 'Sign up',
  logIn: 'Log in',
  account: 'Your account',
  loading: 'Loading',
  close: 'Close and go back',
  crashedTitle: 'Something went wrong',
  crashed: 'This page had a problem. Nothing you saved is lost.',
  reload: 'Reload page',
  regionFailed: 'The rest of the page still works.',
  overlayFailed: "We couldn't open this",
  requestFailed: 'That didn’t work. Try again.',
  offline: "You're offline. What you see may be out of date.",
  unreachable: "{brand} isn't responding. What you see may be out of date.",
  tryAgain: 'Try again',
})
