import type { SignUpRules } from '@tessera/contracts/calls/registration'
import { getViewer } from '@tessera/contracts/calls/session'
import type { Pin } from '@tessera/contracts/entities/pin'
import type { ReturningVisitor } from '@tessera/contracts/entities/returning-visitor'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { PinId, UserId } from '@tessera/contracts/ids'
import { usualRules } from '../src/auth-form/check-draft.ts'

const owner = {
  id: UserId.parse('7'),
  username: 'lumen',
  full_name: 'Studio Lumen',
  image_medium_url: null,
}

const size = (width: number) => ({ url: `/media/${width}.webp`, width, height: width * 1.5 })

/** A pin that somebody may want. */
export const readingCorner: Pin = {
  id: PinId.parse('42'),
  type: 'pin',
  title: 'A reading corner',
  description: '',
  link: null,
  images: { '236x': size(236), '474x': size(474), '736x': size(736), orig: size(1000) },
  dominant_color: '#204030',
  pinner: owner,
  creator: owner,
  board: null,
  price: null,
  embed: null,
  is_promoted: false,
  promoted_is_removable: false,
  tracking_params: null,
  sponsorship: null,
  pinned_to_board: null,
  created_at: '2026-11-21T00:00:00Z',
}

/** Somebody with an account. */
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

/** Somebody who was here before. */
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

/** What makes the service's answers; given by the tests, which alone may import it. */
interface Answers {
  readonly answerWith: (data: unknown) => Response
  readonly answerError: (code: 'password-wrong') => Response
}

/** What the service has to say in a test, where it is not what it usually says. */
interface Known {
  readonly emails?: readonly string[]
  readonly rules?: Partial<SignUpRules>
  readonly valid?: boolean
  /** Whether the browser keeps the session's cookie; undefined where nobody asks. */
  readonly kept?: boolean
}

const answerTo = (path: string, body: string, { emails = [], rules, valid = true }: Known) => {
  if (path.includes('PinResource')) return readingCorner
  if (path.includes('HomeFeed')) return [readingCorner]
  if (path.includes('exists')) return emails.some((email) => body.includes(email))
  if (path.includes('validation')) return { is_valid: valid }
  if (path.includes('SignUpRules')) return { ...usualRules, ...rules }
  if (path.includes('captcha')) return { kind: 'altcha', challenge: {} }
  if (path.includes('UserRegister')) return { user: mira }
  return path.includes('ReturningVisitor') ? null : undefined
}

/** Where the service thinks that somebody is. */
export const client_context = {
  country: null,
  country_from_hostname: null,
  country_from_ip: null,
  region_from_ip: null,
}

/** A service that knows who has an account, and writes down what is changed in it. */
export function pretendService({ answerWith, answerError }: Answers, known: Known = {}) {
  const sent: { path: string; body: unknown }[] = []
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.json() : null
    if (request.method === 'POST') sent.push({ path: pathname, body })
    const data = answerTo(pathname, JSON.stringify(body), known)
    if (data !== undefined) return answerWith(data)
    if (pathname === getViewer.path && known.kept !== undefined)
      return answerWith(known.kept ? mira : null)
    const right = JSON.stringify(body).includes('slow-mornings')
    return right ? answerWith({ user: mira, client_context }) : answerError('password-wrong')
  }
  return { sent, answer }
}
