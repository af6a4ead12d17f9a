/** One way in which a call can fail: what it is called, what it answers, what a person reads. */
export interface ErrorKind {
  readonly version: number
  /** `api_error_code` on the wire. */
  readonly api: number
  readonly http: number
  /** May hold `{brand}` and other slots, filled from the error's data. */
  readonly message: string
  /** What the caller can do about it. */
  readonly fix: string
}

const kind = (api: number, http: number, message: string, fix: string): ErrorKind => ({
  version: 1,
  api,
  http,
  message,
  fix,
})

/** Every error that a call can answer with. A code never changes its meaning; a new meaning is a new code. */
export const errorCatalogue = {
  'bad-input': kind(1, 400, 'Some of that could not be read.', 'Correct the fields named in data.'),
  'not-found': kind(2, 404, 'We could not find that.', 'Check the address.'),
  'not-allowed': kind(3, 403, 'You are not allowed to do that.', 'Ask the owner.'),
  'log-in-needed': kind(7, 401, 'Log in to go on.', 'Log in, then try again.'),
  'wrong-origin': kind(8, 403, 'That request came from another site.', 'Send it from the product.'),
  'too-fast': kind(
    9,
    429,
    'Oops! That was a little fast. Try again in a moment.',
    'Wait, then retry.',
  ),
  'method-unknown': kind(10, 405, 'That call is not made this way.', 'See /openapi.json.'),
  'too-large': kind(11, 413, 'That file is too large.', 'Send a smaller one.'),
  unexpected: kind(12, 500, 'Sorry! Something went wrong on our end.', 'Try again.'),
  'too-busy': kind(
    13,
    503,
    'We are very busy right now. Try again in a moment.',
    'Wait, then retry.',
  ),
  'email-invalid': kind(80, 400, 'Your email is invalid.', 'Correct the address.'),
  'email-taken': kind(81, 409, "Looks like you're already on {brand}.", 'Log in instead.'),
  'password-weak': kind(82, 400, 'Please make a stronger password.', 'Choose a less common one.'),
  'password-short': kind(
    83,
    400,
    'Your password is too short! You need 6+ characters.',
    'Add to it.',
  ),
  'password-wrong': kind(
    84,
    401,
    'The password you entered is incorrect.',
    'Try again or reset it.',
  ),
  'email-unknown': kind(
    85,
    404,
    'The email you entered does not belong to any account.',
    'Sign up.',
  ),
  'age-missing': kind(
    86,
    400,
    'We need to know your age to provide you this service.',
    'Add a birthday.',
  ),
  'age-under': kind(
    87,
    403,
    "Sorry, you're not eligible to sign up for {brand} right now.",
    'None; the minimum age is fixed.',
  ),
  'age-over': kind(88, 400, 'Oops! Please use a valid age to sign up.', 'Correct the birthday.'),
  'email-has-brand': kind(
    89,
    400,
    'Please stick to your name, or the name of your brand',
    'Use another address.',
  ),
  'mfa-needed': kind(
    90,
    401,
    'Enter the code that we sent you, or the one that your authenticator shows.',
    'Answer the challenge in data.',
  ),
  'code-wrong': kind(91, 400, 'That code is not right. Try again.', 'Type the newest code.'),
  'code-gone': kind(
    92,
    410,
    'That code is no longer good. Ask for a new one.',
    'Ask for a new code.',
  ),
  'challenge-gone': kind(
    93,
    410,
    'That took too long. Log in again.',
    'Log in with the password again.',
  ),
  'captcha-needed': kind(
    94,
    429,
    'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
    'Solve a captcha and send its answer along.',
  ),
  'captcha-wrong': kind(
    95,
    400,
    'That did not work. Please solve the reCAPTCHA once more.',
    'Solve a new captcha; each is good once.',
  ),
  'log-ins-many': kind(
    96,
    429,
    'You have reached the maximum number of login attempts. Try again in 30 minutes.',
    'Wait for half an hour.',
  ),
  'soft-banned': kind(
    97,
    403,
    'We noticed some strange activity on your account. Reset your password to log in.',
    'Reset the password.',
  ),
  suspended: kind(98, 403, "Sorry, we can't log you in.", 'Ask the people behind {brand}.'),
  deactivated: kind(99, 403, "Sorry, we can't log you in.", 'Ask the people behind {brand}.'),
  'log-in-assistance': kind(
    100,
    401,
    "Looks like you're having trouble logging in",
    'Follow the link in the letter that was sent.',
  ),
  'facebook-register-prevented': kind(
    101,
    409,
    "We couldn't match your Facebook account to any account. Try resetting your password instead.",
    'Reset the password.',
  ),
  'google-register-prevented': kind(
    102,
    409,
    "We couldn't match your Google account to any account. Try resetting your password instead.",
    'Reset the password.',
  ),
  'reset-gone': kind(
    103,
    410,
    'That link is no longer good. Ask for a new one.',
    'Ask for a new letter.',
  ),
  'linked-google': kind(
    104,
    401,
    'Your account is connected to Google. Log in with Google, or set a password.',
    'Log in with Google, or set a password by mail.',
  ),
  'linked-facebook': kind(
    105,
    401,
    'Your account is connected to Facebook. Log in with Facebook, or set a password.',
    'Log in with Facebook, or set a password by mail.',
  ),
  'linked-apple': kind(
    106,
    401,
    'Your account is connected to Apple. Log in in the iOS app, or set a password.',
    'Set a password by mail.',
  ),
  'facebook-only': kind(
    107,
    401,
    'Your account is connected to Facebook, but Facebook login is no longer available.',
    'Recover the account by mail.',
  ),
  'confirm-needed': kind(
    108,
    403,
    'Enter your password to go on.',
    'Confirm with the password first.',
  ),
  'code-sent-lately': kind(
    109,
    429,
    'We sent you a code a moment ago. Wait before you ask for another.',
    'Wait for the seconds in data.',
  ),
  'codes-many': kind(
    110,
    429,
    'We have sent you as many codes as we can for now. Try again later.',
    'Wait for an hour, or use a recovery code.',
  ),
  'phone-invalid': kind(
    111,
    400,
    "That doesn't look like a phone number.",
    'Give it with its country, as +49 30 1234567.',
  ),
  'factor-missing': kind(112, 409, 'That is not turned on.', 'Turn it on first.'),
  'consents-missing': kind(
    113,
    400,
    'Please agree to the required terms.',
    'Send kr_privacy_consent_opt_in: true.',
  ),
  'password-is-name': kind(
    114,
    400,
    'Please make your username and password different.',
    'Choose another password.',
  ),
  'password-not-ascii': kind(
    115,
    400,
    'Use only a mix of letters, numbers and special characters (for example: ?, !, $).',
    'Choose another password.',
  ),
  'name-blank': kind(120, 400, "Don't forget to name your board!", 'Give it a name.'),
  'name-taken': kind(121, 409, 'You already have a board with that name.', 'Choose another name.'),
  'name-long': kind(122, 400, 'Please enter no more than {max} characters.', 'Shorten it.'),
  'section-blank': kind(123, 400, "Don't forget to name your section!", 'Give it a name.'),
  'section-taken': kind(
    124,
    409,
    'This board already has a section with that name.',
    'Choose another name.',
  ),
  'board-archived': kind(
    125,
    409,
    'This board is archived. Bring it back to add to it.',
    'Restore the board first.',
  ),
  'same-place': kind(126, 400, 'Those Pins are there already.', 'Choose another place.'),
  'boards-full': kind(127, 409, 'You have as many boards as an account can hold.', 'Delete one.'),
  'sections-full': kind(
    128,
    409,
    'This board has as many sections as a board can hold.',
    'Delete one.',
  ),
  'undo-gone': kind(129, 410, 'That can no longer be undone.', 'None; thirty days have passed.'),
  'action-ended': kind(130, 409, 'That has finished already.', 'Undo it instead.'),
  'picture-missing': kind(
    131,
    400,
    'Add a picture to your Pin.',
    'Send media_upload_id, image_url or image_base64.',
  ),
  'board-busy': kind(2171, 409, 'Please wait until the previous board action finishes.', 'Wait.'),
  'target-busy': kind(2172, 409, 'Please wait until the previous board action finishes.', 'Wait.'),
  'board-closing': kind(
    2173,
    409,
    'Please wait until the previous board action finishes.',
    'Wait.',
  ),
  'image-unreadable': kind(140, 400, 'We could not read that picture.', 'Try another file.'),
  'image-type-refused': kind(
    141,
    415,
    'Use a JPEG, PNG, WebP, GIF or AVIF picture.',
    'Convert it first.',
  ),
  'image-too-small': kind(
    142,
    400,
    'That picture is too small. It must be at least 120 by 120.',
    'Use a larger one.',
  ),
  'image-too-large': kind(143, 413, 'That picture is too large.', 'Use a smaller one.'),
  'upload-version-unknown': kind(
    700,
    412,
    'That upload speaks another version of its protocol.',
    'Send the header Tus-Resumable: 1.0.0.',
  ),
  'upload-offset-wrong': kind(
    701,
    409,
    'That upload goes on elsewhere.',
    'Ask for its offset with HEAD, and go on there.',
  ),
  'upload-part-refused': kind(
    702,
    415,
    'That is no part of an upload.',
    'Send the type application/offset+octet-stream.',
  ),
  'uploads-many': kind(
    703,
    429,
    'You have {max} uploads under way already.',
    'Finish one, or delete it.',
  ),
  'upload-unfinished': kind(
    704,
    409,
    'That file has not arrived whole yet.',
    'Send the rest of it first.',
  ),
  'upload-type-refused': kind(
    705,
    415,
    'Use a JPEG, PNG, WebP, GIF or AVIF picture, or an MP4, MOV or WebM video.',
    'Convert it first.',
  ),
  'video-unreadable': kind(
    706,
    400,
    'We could not read that video.',
    'Use a file that says how long it is, or another one.',
  ),
  'outside-address-unfit': kind(
    720,
    422,
    'That is not a web address that we can look at.',
    'Give an http or https address without a name, a password or an unusual port in it.',
  ),
  'outside-unreachable': kind(721, 422, 'We could not open that page.', 'Check the address.'),
  'outside-too-slow': kind(722, 422, 'That page took too long to answer.', 'Try again later.'),
  'outside-too-large': kind(723, 422, 'That page is too large for us.', 'Use another address.'),
  'outside-not-a-page': kind(
    724,
    422,
    'There is no page and no picture at that address.',
    'Give the address of a page or of a picture.',
  ),
  'outside-nopin': kind(
    725,
    403,
    'This site does not allow saving its pictures.',
    'None; data.description holds what the site says of it.',
  ),
  'link-unfit': kind(730, 422, 'That is no link that leads away.', 'Give an http or https link.'),
  'business-needed': kind(160, 403, 'That is for business accounts.', 'Convert the account.'),
  'not-yourself': kind(750, 400, 'That is you.', 'Choose somebody else.'),
  'username-invalid': kind(
    751,
    400,
    'A username has {min} to {max} letters, digits or underscores.',
    'Choose one that does.',
  ),
  'username-taken': kind(752, 409, 'That username is taken.', 'Choose another.'),
  'full-name-invalid': kind(
    753,
    400,
    'A name has 1 to {max} characters on one line.',
    'Correct the name.',
  ),
  'website-invalid': kind(
    754,
    400,
    'That is not the address of a website.',
    'Send one that begins with http:// or https://.',
  ),
  'collaborators-full': kind(
    755,
    409,
    'This board has as many people as a board can hold.',
    'Ask somebody to leave first.',
  ),
  'invite-gone': kind(756, 410, 'That invitation is no longer good.', 'Ask for another.'),
  'invite-used': kind(760, 410, 'That invitation has been used.', 'Ask for another.'),
  'owner-stays': kind(757, 409, 'A board stays with its owner.', 'Delete the board instead.'),
  'invites-many': kind(758, 400, 'Invite at most {max} people at once.', 'Send fewer.'),
  'comments-many': kind(
    759,
    429,
    'You have said a lot in a short time. Take a break and try again later.',
    'Wait for an hour.',
  ),
} as const satisfies Readonly<Record<string, ErrorKind>>

/** The name of an error of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue

const codes = new Map<number, ErrorCode>()
for (const code of Object.keys(errorCatalogue))
  if (isErrorCode(code)) codes.set(errorCatalogue[code].api, code)

/** Whether a text is the name of an error of the catalogue. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCatalogue, text)
}

/** The error behind a number on the wire. */
export function errorByApiCode(api: number): ErrorCode | undefined {
  return codes.get(api)
}
