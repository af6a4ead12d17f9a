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
  accountUsing: 'Your account, using {name}',
  loading: 'Loading',
  close: 'Close and go back',
  crashedTitle: 'Something went wrong',
  crashed: 'This page had a problem. Nothing you saved is lost.',
  reload: 'Reload page',
  partFailed: "We couldn't load this part",
  regionFailed: 'The rest of the page still works.',
  pageFailed: "This page isn't working right now",
  pageFailedWhy: "It's us, not you. Nothing you saved is lost, and other pages still work.",
  goHome: 'Go to home page',
  details: 'Details',
  overlayFailed: "We couldn't open this",
  requestFailed: "That didn't work. Try again.",
  offline: "You're offline. What you see may be out of date.",
  unreachable: "{brand} isn't responding. What you see may be out of date.",
  tryAgain: 'Try again',
})
