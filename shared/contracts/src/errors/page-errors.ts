/**
 * The messages that a form also says by itself, before it asks the service. They are apart from the catalogue,
 * most of which a page doesn't need.
 */
export const pageMessages = {
  'password-weak': 'Please make a stronger password.',
  'password-short': 'Your password is too short! You need 6+ characters.',
  'password-wrong': 'The password you entered is incorrect.',
  'age-over': 'Oops! Please use a valid age to sign up.',
} as const

/** The number of `unexpected` on the wire, for pages that don't need the list of codes. */
export const unexpectedApiCode = 12

/** The number of `soft-banned` on the wire. */
export const softBannedApiCode = 97
