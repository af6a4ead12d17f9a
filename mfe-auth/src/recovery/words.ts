import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the recovery dialogs and the forgot-password and reset pages. */
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
  closedWhy: 'This happens for one of these reasons:',
  closedGuidelines: 'Violating community guidelines',
  closedUnusual: 'Unusual activity',
  closedAsked: 'An account closure request',
  closedDo: 'If you think this is a mistake, contact us.',

  troubleTitle: "Looks like you're having trouble logging in",
  troubleSent: 'We sent you an email. Follow the link in it to get back in.',
  troubleSentTo: 'We sent an email to {email}. Follow the link in it to get back in.',

  protectedTitle: 'We protected your account',
  protectedWhy:
    'We noticed some strange activity on your account. To keep it safe, we reset your password and logged you out on all devices.',
  protectedDo:
    'Reset your password or log in with Facebook or Google, if your account is connected to them, to use {brand} again.',

  noMatchTitle: 'Oops! Something went wrong',
  noMatch:
    "We couldn't match your {provider} account to any account. Try resetting your password instead.",

  sentTitle: 'Password reset email sent',
  sentTo: "If {account} has a {brand} account, we've sent it a link to reset the password.",
  sentNoAccount: "We've sent you a link to reset your password.",
  sentGood: "The link works for {minutes} minutes. Can't find it? Check your spam folder.",

  back: 'Back',
  captchaWhy: "Confirm you're not a robot and we'll send the email.",

  forgotPage: 'Forgot your password?',
  forgotLead: "Enter your email or username and we'll send you a reset link.",
  account: 'Email or username',
  forgotDo: 'Send reset link',
  accountMissing: "You missed a spot! Don't forget to add your email.",
  backToLogIn: 'Back to log in',

  resetPage: 'Choose a new password',
  resetReading: 'Checking your link',
  newPassword: 'New password',
  newPasswordHint: 'At least {min} letters, numbers and special characters.',
  saveDo: 'Save and continue',
  saveNote: 'This logs out your other devices.',
  saved: 'Password updated.',
  savedTitle: 'Password updated',
  savedWhy:
    'Log in with your new password. If you use two-factor authentication, have your code ready.',
  goneTitle: 'This link has expired',
  goneWhy: 'Each link works once, within {minutes} minutes. Get a new one to continue.',
  goneDo: 'Get a new link',
  readFailed: "We couldn't check your link",
})
