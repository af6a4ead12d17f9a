/**
 * Every error that a call can answer with, and its number on the wire (`api_error_code`). A code
 * never changes its meaning; a new meaning is a new code. It stands apart from what the catalogue
 * says of each, which a page needs little of.
 */
export const errorCodes = {
  'bad-input': 1,
  'not-found': 2,
  'not-allowed': 3,
  'log-in-needed': 7,
  'wrong-origin': 8,
  'too-fast': 9,
  'method-unknown': 10,
  'too-large': 11,
  unexpected: 12,
  'too-busy': 13,
  'email-invalid': 80,
  'email-taken': 81,
  'password-weak': 82,
  'password-short': 83,
  'password-wrong': 84,
  'email-unknown': 85,
  'age-missing': 86,
  'age-under': 87,
  'age-over': 88,
  'email-has-brand': 89,
  'mfa-needed': 90,
  'code-wrong': 91,
  'code-gone': 92,
  'challenge-gone': 93,
  'captcha-needed': 94,
  'captcha-wrong': 95,
  'log-ins-many': 96,
  'soft-banned': 97,
  suspended: 98,
  deactivated: 99,
  'log-in-assistance': 100,
  'facebook-register-prevented': 101,
  'google-register-prevented': 102,
  'reset-gone': 103,
  'linked-google': 104,
  'linked-facebook': 105,
  'linked-apple': 106,
  'facebook-only': 107,
  'confirm-needed': 108,
  'code-sent-lately': 109,
  'codes-many': 110,
  'phone-invalid': 111,
  'factor-missing': 112,
  'consents-missing': 113,
  'password-is-name': 114,
  'password-not-ascii': 115,
  'name-blank': 120,
  'name-taken': 121,
  'name-long': 122,
  'section-blank': 123,
  'section-taken': 124,
  'board-archived': 125,
  'same-place': 126,
  'boards-full': 127,
  'sections-full': 128,
  'undo-gone': 129,
  'action-ended': 130,
  'picture-missing': 131,
  'board-deleted': 132,
  'board-busy': 2171,
  'target-busy': 2172,
  'board-closing': 2173,
  'image-unreadable': 140,
  'image-type-refused': 141,
  'image-too-small': 142,
  'image-too-large': 143,
  'upload-version-unknown': 700,
  'upload-offset-wrong': 701,
  'upload-part-refused': 702,
  'uploads-many': 703,
  'upload-unfinished': 704,
  'upload-type-refused': 705,
  'video-unreadable': 706,
  'upload-quota': 707,
  'outside-address-unfit': 720,
  'outside-unreachable': 721,
  'outside-too-slow': 722,
  'outside-too-large': 723,
  'outside-not-a-page': 724,
  'outside-nopin': 725,
  'link-unfit': 730,
  'business-needed': 160,
  'not-yourself': 750,
  'username-invalid': 751,
  'username-taken': 752,
  'full-name-invalid': 753,
  'website-invalid': 754,
  'collaborators-full': 755,
  'invite-gone': 756,
  'invite-used': 760,
  'owner-stays': 757,
  'invites-many': 758,
  'comments-many': 759,
  'notes-many': 761,
  'notes-full': 762,
  'note-changed': 763,
  'pin-not-yours': 764,
} as const

/** The name of an error of the catalogue. */
export type ErrorCode = keyof typeof errorCodes

const byNumber = new Map<number, ErrorCode>()
for (const code of Object.keys(errorCodes))
  if (isErrorCode(code)) byNumber.set(errorCodes[code], code)

/** Whether a text is the name of an error of the catalogue. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCodes, text)
}

/** The error behind a number on the wire. */
export function errorByApiCode(api: number): ErrorCode | undefined {
  return byNumber.get(api)
}
