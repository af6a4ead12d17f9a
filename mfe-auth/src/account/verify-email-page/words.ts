import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the page that confirms an email address. */
export const words = defineMessages({
  page: 'Confirm your email',
  checking: 'Confirming your email',
  doneTitle: 'Email confirmed',
  done: '{email} is confirmed. Your other devices are logged out.',
  goOn: 'Continue',
  logInTitle: 'Log in to confirm your email',
  logInWhy: 'This link only works for your account, so log in first.',
  logIn: 'Log in',
  notMine:
    "Didn't sign up? Someone used your email. Choose a new password to take over the account.",
  newPassword: 'Choose a new password',
  otherTitle: 'This link is for another account',
  otherWhy:
    "You're logged in as {email}. Log in to the account that received the email, then open the link again.",
  goneTitle: 'This link has expired',
  goneWhy: 'A link works once, within {hours} hours, and only until you get a newer one.',
  already: '{email} is already confirmed.',
  failed: "We couldn't confirm your email",
})
