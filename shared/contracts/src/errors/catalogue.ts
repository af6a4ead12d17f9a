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
  'name-blank': kind(120, 400, "Don't forget to name your board!", 'Give it a name.'),
  'name-taken': kind(121, 409, 'You already have a board with that name.', 'Choose another name.'),
  'name-long': kind(122, 400, 'Please enter no more than {max} characters.', 'Shorten it.'),
  'board-busy': kind(2171, 409, 'Please wait until the previous board action finishes.', 'Wait.'),
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
  'business-needed': kind(160, 403, 'That is for business accounts.', 'Convert the account.'),
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
