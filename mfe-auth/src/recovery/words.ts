import { defineMessages } from '@tessera/contracts/messages'

/** Every text of getting back in: the dialogs, and the pages of a forgotten password. */
export const words = defineMessages({
  okay: 'Okay',
  gotIt: 'Got it',
  resetDo: 'Reset your password',
  resendDo: 'Resend email',
  contact: 'Contact us',
  toLogIn: 'Log in',
  sentToast: 'Email sent!',

  manyTitle: 'Oops! Too many login attempts',
  manyWhy: 'You have reached the maximum number of login attempts. Try again {wait}.',

  closedTitle: 'Your account has been deactivated',
  closedWhy: 'That happens for one of these reasons:',
  closedGuidelines: 'Violating community guidelines',
  closedUnusual: 'Unusual activity',
  closedAsked: 'An account closure request',
  closedDo: 'If you think that this is a mistake, write to us.',

  troubleTitle: "Looks like you're having trouble logging in",
  troubleSent: 'We sent you an email. Follow the link in it to get back in.',
  troubleSentTo: 'We sent an email to {email}. Follow the link in it to get back in.',
  noProviders: '{brand} cannot log you in with Facebook or Google yet.',

  protectedTitle: 'We protected your account',
  protectedWhy:
    'We noticed some strange activity on your account. To keep it safe, we reset your password and logged you out on all devices.',
  protectedDo: 'Reset your password to log in to {brand} again.',

  noMatchTitle: 'Oops! Something went wrong',
  noMatch:
    "We couldn't match your {provider} account to any account. Try resetting your password instead.",
  facebook: 'Facebook',
  google: 'Google',

  sentTitle: 'Password reset email sent',
  sentTo: 'If {account} has an account on {brand}, a link to a new password is on its way there.',
  sentNoAccount: 'A link to a new password is on its way to you.',
  sentGood: 'It is good for {minutes} minutes. Nothing there? Look among the junk mail.',

  back: 'Back',
  captchaWhy: 'Show us that you are not a robot, and we send the email.',

  forgotPage: 'Forgot your password?',
  forgotLead: 'Tell us your email or username, and we send you a link to a new password.',
  account: 'Email or username',
  forgotDo: 'Send the link',
  accountMissing: "You missed a spot! Don't forget to add your email.",
  backToLogIn: 'Back to log in',

  resetPage: 'Choose a new password',
  resetFor: 'For the account of {name}',
  resetReading: 'Looking at your link',
  newPassword: 'New password',
  newPasswordHint: '{min} or more letters, numbers and special characters.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  saveDo: 'Save and go on',
  saveNote: 'You will be logged out everywhere else.',
  saved: 'Your new password is in use.',
  savedTitle: 'Your new password is in use',
  savedWhy: 'Log in with it. We ask for your code, too, as always.',
  goneTitle: 'That link is no longer good',
  goneWhy: 'Each link is good once, and for {minutes} minutes. Ask for a new one.',
  goneDo: 'Send a new one',
  readFailed: 'We could not look at your link',
})
