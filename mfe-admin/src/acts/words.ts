import { defineMessages } from '@tessera/contracts/messages'

/** Texts of the dialog that asks for a reason, and of acts on people. */
export const actWords = defineMessages({
  reason: 'Reason',
  reasonHint: 'It stays in the log.',
  reasonMissing: 'Say why, for the log.',
  end: 'How long',
  endDay: 'For a day',
  endWeek: 'For a week',
  endMonth: 'For a month',
  endDate: 'Until a date',
  endNone: 'Without an end',
  date: 'Last day',
  dateMissing: 'Choose the last day.',
  datePast: 'Choose a day in the future.',
  password: 'Your password',
  passwordMissing: 'Enter your password.',
  proveTitle: "Confirm it's you",
  code: 'Code of your second factor',
  codeHint: 'From your authenticator app or phone, or a recovery code.',
  codeMissing: 'Enter the code.',
  sendCode: 'Text a code to the number ending in {end}',
  codeSent: 'We sent a code to the number ending in {end}.',
  logInAgain: 'Log in again, then do this within a few minutes.',
  usePasskey: 'Use a passkey',
  passkeyFailed: "Your browser couldn't use a passkey. Try again, or use a code.",
  templates: 'Reasons to choose from',
})
