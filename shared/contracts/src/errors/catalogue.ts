import { unexpectedMessage } from './call-error.ts'
import type { ErrorCode } from './codes.ts'

/** One way in which a call can fail: what it answers, what a person reads. */
export interface ErrorKind {
  readonly version: number
  readonly http: number
  /** May hold `{brand}` and other slots, filled from the error's data. */
  readonly message: string
}

const kind = (http: number, message: string): ErrorKind => ({ version: 1, http, message })

/** What there is to say of every error; its number is in codes.ts, what to do about it in fixes.ts. */
export const errorCatalogue = {
  'bad-input': kind(400, 'Some of that could not be read.'),
  'not-found': kind(404, 'We could not find that.'),
  'not-allowed': kind(403, 'You are not allowed to do that.'),
  'log-in-needed': kind(401, 'Log in to go on.'),
  'wrong-origin': kind(403, 'That request came from another site.'),
  'too-fast': kind(429, 'Oops! That was a little fast. Try again in a moment.'),
  'method-unknown': kind(405, 'That call is not made this way.'),
  'too-large': kind(413, 'That file is too large.'),
  unexpected: kind(500, unexpectedMessage),
  'too-busy': kind(503, 'We are very busy right now. Try again in a moment.'),
  'email-invalid': kind(400, 'Your email is invalid.'),
  'email-taken': kind(409, "Looks like you're already on {brand}."),
  'password-weak': kind(400, 'Please make a stronger password.'),
  'password-short': kind(400, 'Your password is too short! You need 6+ characters.'),
  'password-wrong': kind(401, 'The password you entered is incorrect.'),
  'email-unknown': kind(404, 'The email you entered does not belong to any account.'),
  'age-missing': kind(400, 'We need to know your age to provide you this service.'),
  'age-under': kind(403, "Sorry, you're not eligible to sign up for {brand} right now."),
  'age-over': kind(400, 'Oops! Please use a valid age to sign up.'),
  'email-has-brand': kind(400, 'Please stick to your name, or the name of your brand'),
  'mfa-needed': kind(
    401,
    'Enter the code that we sent you, or the one that your authenticator shows.',
  ),
  'code-wrong': kind(400, 'That code is not right. Try again.'),
  'code-gone': kind(410, 'That code is no longer good. Ask for a new one.'),
  'challenge-gone': kind(410, 'That took too long. Log in again.'),
  'captcha-needed': kind(
    429,
    'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
  ),
  'captcha-wrong': kind(400, 'That did not work. Please solve the reCAPTCHA once more.'),
  'log-ins-many': kind(
    429,
    'You have reached the maximum number of login attempts. Try again in 30 minutes.',
  ),
  'soft-banned': kind(
    403,
    'We noticed some strange activity on your account. Reset your password to log in.',
  ),
  suspended: kind(403, "Sorry, we can't log you in."),
  deactivated: kind(403, "Sorry, we can't log you in."),
  'log-in-assistance': kind(401, "Looks like you're having trouble logging in"),
  'facebook-register-prevented': kind(
    409,
    "We couldn't match your Facebook account to any account. Try resetting your password instead.",
  ),
  'google-register-prevented': kind(
    409,
    "We couldn't match your Google account to any account. Try resetting your password instead.",
  ),
  'reset-gone': kind(410, 'That link is no longer good. Ask for a new one.'),
  'linked-google': kind(
    401,
    'Your account is connected to Google. Log in with Google, or set a password.',
  ),
  'linked-facebook': kind(
    401,
    'Your account is connected to Facebook. Log in with Facebook, or set a password.',
  ),
  'linked-apple': kind(
    401,
    'Your account is connected to Apple. Log in in the iOS app, or set a password.',
  ),
  'facebook-only': kind(
    401,
    'Your account is connected to Facebook, but Facebook login is no longer available.',
  ),
  'confirm-needed': kind(403, 'Enter your password to go on.'),
  'code-sent-lately': kind(
    429,
    'We sent you a code a moment ago. Wait before you ask for another.',
  ),
  'codes-many': kind(429, 'We have sent you as many codes as we can for now. Try again later.'),
  'phone-invalid': kind(400, "That doesn't look like a phone number."),
  'factor-missing': kind(409, 'That is not turned on.'),
  'consents-missing': kind(400, 'Please agree to the required terms.'),
  'password-is-name': kind(400, 'Please make your username and password different.'),
  'password-not-ascii': kind(
    400,
    'Use only a mix of letters, numbers and special characters (for example: ?, !, $).',
  ),
  'name-blank': kind(400, "Don't forget to name your board!"),
  'name-taken': kind(409, 'You already have a board with that name.'),
  'name-long': kind(400, 'Please enter no more than {max} characters.'),
  'section-blank': kind(400, "Don't forget to name your section!"),
  'section-taken': kind(409, 'This board already has a section with that name.'),
  'pin-not-yours': kind(
    403,
    'Only the creator of a Pin can change its title, description and link. You can add a note.',
  ),
  'board-archived': kind(409, 'This board is archived. Bring it back to add to it.'),
  'same-place': kind(400, 'Those Pins are there already.'),
  'boards-full': kind(409, 'You have as many boards as an account can hold.'),
  'sections-full': kind(409, 'This board has as many sections as a board can hold.'),
  'undo-gone': kind(410, 'That can no longer be undone.'),
  'board-deleted': kind(409, 'Their board was deleted too. Bring it back first.'),
  'action-ended': kind(409, 'That has finished already.'),
  'picture-missing': kind(400, 'Add a picture to your Pin.'),
  'board-busy': kind(409, 'Please wait until the previous board action finishes.'),
  'target-busy': kind(409, 'Please wait until the previous board action finishes.'),
  'board-closing': kind(409, 'Please wait until the previous board action finishes.'),
  'image-unreadable': kind(400, 'We could not read that picture.'),
  'image-type-refused': kind(415, 'Use a JPEG, PNG, WebP, GIF or AVIF picture.'),
  'image-too-small': kind(400, 'That picture is too small. It must be at least 120 by 120.'),
  'image-too-large': kind(413, 'That picture is too large.'),
  'upload-version-unknown': kind(412, 'That upload speaks another version of its protocol.'),
  'upload-offset-wrong': kind(409, 'That upload goes on elsewhere.'),
  'upload-part-refused': kind(415, 'That is no part of an upload.'),
  'uploads-many': kind(429, 'You have {max} uploads under way already.'),
  'upload-quota': kind(429, "You've uploaded as much as you can in a day. Try again tomorrow."),
  'upload-unfinished': kind(409, 'That file has not arrived whole yet.'),
  'upload-type-refused': kind(
    415,
    'Use a JPEG, PNG, WebP, GIF or AVIF picture, or an MP4, MOV or WebM video.',
  ),
  'video-unreadable': kind(400, 'We could not read that video.'),
  'outside-address-unfit': kind(422, 'That is not a web address that we can look at.'),
  'outside-unreachable': kind(422, 'We could not open that page.'),
  'outside-too-slow': kind(422, 'That page took too long to answer.'),
  'outside-too-large': kind(422, 'That page is too large for us.'),
  'outside-not-a-page': kind(422, 'There is no page and no picture at that address.'),
  'outside-nopin': kind(403, 'This site does not allow saving its pictures.'),
  'link-unfit': kind(422, 'That is no link that leads away.'),
  'business-needed': kind(403, 'That is for business accounts.'),
  'not-yourself': kind(400, 'That is you.'),
  'username-invalid': kind(400, 'A username has {min} to {max} letters, digits or underscores.'),
  'username-taken': kind(409, 'That username is taken.'),
  'full-name-invalid': kind(400, 'A name has 1 to {max} characters on one line.'),
  'website-invalid': kind(400, 'That is not the address of a website.'),
  'collaborators-full': kind(409, 'This board has as many people as a board can hold.'),
  'invite-gone': kind(410, 'That invitation is no longer good.'),
  'invite-used': kind(410, 'That invitation has been used.'),
  'owner-stays': kind(409, 'A board stays with its owner.'),
  'invites-many': kind(400, 'Invite at most {max} people at once.'),
  'comments-many': kind(
    429,
    'You have said a lot in a short time. Take a break and try again later.',
  ),
  'notes-many': kind(429, 'You have changed many notes in a short time. Try again later.'),
  'notes-full': kind(409, 'A board has at most {max} notes. Delete one to add another.'),
  'note-changed': kind(409, 'Somebody else has changed this note since you opened it.'),
} as const satisfies Readonly<Record<ErrorCode, ErrorKind>>
