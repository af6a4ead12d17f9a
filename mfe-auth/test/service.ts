import { captchaChallenge } from '@tessera/contracts/calls/captcha'
import type { Call, OutputOf } from '@tessera/contracts/calls/define-call'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { v3GetPin } from '@tessera/contracts/calls/pin-lookup'
import { forgotPassword } from '@tessera/contracts/calls/recovery'
import {
  emailExists,
  register,
  type SignUpRules,
  signUpRules,
  validateEmail,
} from '@tessera/contracts/calls/registration'
import { forgetDevice, logIn } from '@tessera/contracts/calls/session'
import { type SsoLookUp, ssoInfo, ssoUserCheck } from '@tessera/contracts/calls/sso'
import { sendAuthEvent } from '@tessera/contracts/calls/telemetry'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { ErrorCode } from '@tessera/contracts/errors/codes'
import { PinId, UserId } from '@tessera/contracts/ids'
import { type Answering, answerError, answers } from '@tessera/testing/answers'
import { usualRules } from '../src/entry/flow/check-draft.ts'
import { challenge } from './events.ts'

const owner = {
  id: UserId.parse('7'),
  username: 'lumen',
  full_name: 'Studio Lumen',
  image_medium_url: null,
}

const size = (width: number) => ({ url: `/media/${width}.webp`, width, height: width * 1.5 })

/** An email without single sign-on. */
const withoutSso: SsoLookUp = {
  authorization_uri: null,
  existing_user: false,
  existing_user_is_sso: false,
  is_sso: false,
  redirect_uri: null,
  exchange_code_to_token_info_url: null,
}

/** The values of a valid sign-up. */
export const sound = {
  email: 'mira@studio.example',
  password: 'slow-mornings',
  birthday: '1994-04-12',
} as const

/** A public pin. */
export const readingCorner: Pin = {
  id: PinId.parse('42'),
  type: 'pin',
  title: 'A reading corner',
  description: '',
  link: null,
  alt_text: '',
  images: { '236x': size(236), '474x': size(474), '736x': size(736), orig: size(1000) },
  dominant_color: '#204030',
  pinner: owner,
  creator: owner,
  board: null,
  price: null,
  embed: null,
  is_promoted: false,
  promoted_by: null,
  promoted_is_removable: false,
  tracking_params: null,
  sponsorship: null,
  pinned_to_board: null,
  sensitive: null,
  created_at: '2026-11-21T00:00:00Z',
}

/** The same pin in the graph's format. */
export const graphCorner: OutputOf<typeof v3GetPin> = {
  typename: 'Pin',
  data: {
    id: readingCorner.id,
    entityId: readingCorner.id,
    type: 'pin',
    title: readingCorner.title,
    description: '',
    link: null,
    imageSpec_236x: size(236),
    imageSpec_orig: size(1000),
    dominantColor: readingCorner.dominant_color,
    embed: null,
    isPromoted: false,
    promotedIsRemovable: false,
    trackingParams: null,
    board: null,
    pinnedToBoard: null,
  },
}

/** A member. */
export const mira: Viewer = {
  id: UserId.parse('1'),
  username: 'mira',
  full_name: 'Mira',
  first_name: 'Mira',
  email: 'mira@studio.example',
  image_medium_url: null,
  is_partner: false,
  video_upload_allowed: false,
  pin_count: 0,
}

/** A returning visitor. */
export const lena: ReturningVisitor = {
  type: 'LIMITED_LOGIN',
  username: 'lena',
  first_name: 'Lena',
  email: 'lena@studio.example',
  image_medium_url: '/media/lena.webp',
  has_password: true,
  connected_to_facebook: false,
  connected_to_google: false,
}

/** The service's answers in a test, where they differ from the usual ones. */
interface Known {
  /** Emails that have an account. */
  readonly emails?: readonly string[]
  readonly rules?: Partial<SignUpRules>
  /** False when no email can receive mail. */
  readonly valid?: boolean
  /** False when the browser does not keep the session's cookie. */
  readonly kept?: boolean
}

/** The challenge data of a log-in that needs a code sent by text message. */
export const codeNeeded = { mfa_challenge: challenge, phone_number_end: '67' }

const client_context = {
  country: null,
  country_from_hostname: null,
  country_from_ip: null,
  region_from_ip: null,
}

/** Answers a log-in: 'slow-mornings' is the right password, and every code is right. */
export const logInAnswer: Answering<typeof logIn>[1] = (input) =>
  'mfa_token' in input || ('password' in input && input.password === sound.password)
    ? { user: mira, client_context }
    : answerError('password-wrong')

/** Answers a log-in whose password is right, and which needs the code of a second factor. */
export const logInWithCode: Answering<typeof logIn>[1] = (input, request) =>
  'password' in input ? answerError('mfa-needed', codeNeeded) : logInAnswer(input, request)

/** Refuses a call with these errors in turn, and then answers as `then` does. */
export function refusing<Rest extends readonly unknown[], Answer>(
  codes: readonly ErrorCode[],
  then: (...rest: Rest) => Answer,
  data?: Readonly<Record<string, unknown>>,
) {
  const left = [...codes]
  return (...rest: Rest): Answer | Response => {
    const code = left.shift()
    return code === undefined ? then(...rest) : answerError(code, data)
  }
}

const reads: ReadonlySet<string> = new Set(
  [
    v3GetPin,
    homeFeed,
    signUpRules,
    captchaChallenge,
    getViewer,
    ssoInfo,
    ssoUserCheck,
    sendAuthEvent,
  ].map(({ name }) => name),
)

/**
 * A service for log-in and sign-up. A test's own answers come before the usual ones; `sent` returns
 * the requests that change something.
 */
export function authService<const Calls extends readonly Call[]>(
  { emails = [], rules, valid = true, kept = true }: Known = {},
  ...own: { readonly [Index in keyof Calls]: Answering<Calls[Index]> }
) {
  const exists: Answering<typeof emailExists>[1] = ({ email }) => emails.includes(email)
  const { asked, answer } = answers(
    ...own,
    [v3GetPin, () => graphCorner],
    [homeFeed, () => [readingCorner]],
    [emailExists, exists],
    [validateEmail, () => ({ is_valid: valid })],
    [signUpRules, () => ({ ...usualRules, ...rules })],
    [ssoInfo, () => withoutSso],
    [captchaChallenge, () => ({ kind: 'altcha', challenge: {} })],
    [register, () => ({ user: mira })],
    [logIn, logInAnswer],
    [forgetDevice, () => null],
    [forgotPassword, () => null],
    [sendAuthEvent, () => null],
    [getViewer, () => (kept ? mira : null)],
  )
  return { answer, asked, sent: () => asked.filter(({ call }) => !reads.has(call)) }
}

/** A service that a test's page talks to. */
export type AuthService = ReturnType<typeof authService>
