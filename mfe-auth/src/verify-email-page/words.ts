import { defineMessages } from '@tessera/contracts/messages'

/** Every text of the page that confirms an email address. */
export const words = defineMessages({
  page: 'Confirm your email',
  checking: 'Confirming your email',
  doneTitle: 'Your email is confirmed',
  done: '{email} is yours. Every other device is logged out.',
  goOn: 'Continue',
  logInTitle: 'Log in to confirm your email',
  logInWhy: 'This link works together with your account, so log in to it first.',
  logIn: 'Log in',
  notMine:
    "If you didn't sign up, somebody else used your address. A new password gives you the account.",
  newPassword: 'Choose a new password',
  otherTitle: 'This link is for another account',
  otherWhy:
    "You're logged in as {email}. Log out, log in to the account of the letter, and open the link again.",
  goneTitle: 'This link has expired',
  goneWhy: 'Each link works once, for {hours} hours, and a newer one replaces it.',
  already: '{email} is confirmed.',
  failed: "We couldn't confirm your email",
})
