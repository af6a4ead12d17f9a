import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the pages behind the links of an email change. */
export const words = defineMessages({
  changePage: 'Confirm your new email',
  undoPage: 'Take your email back',
  working: 'One moment',
  doneTitle: 'Email changed',
  done: '{email} is your email now. Your other devices are logged out.',
  undoneTitle: 'Your email is back',
  undone:
    'We restored {email} and logged out every device. The password no longer works: we sent you a link to choose a new one.',
  undoWhy: 'This restores your former email, logs out every device and ends the password.',
  undoDo: 'Take it back',
  goOn: 'Continue',
  logInTitle: 'Log in to confirm your new email',
  logInWhy: 'This link only works for your account, so log in first.',
  logIn: 'Log in',
  otherTitle: 'This link is for another account',
  otherWhy: 'Log in to the account whose email you want to change, then open the link again.',
  goneTitle: 'This link has expired',
  goneWhy: 'Each link works once and for a limited time.',
  takenTitle: 'This email is in use',
  takenWhy: 'Another account uses this address by now.',
  failed: "We couldn't do that",
})
