import type { Pin } from '@tessera/contracts/entities/pin'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { PinId, UserId } from '@tessera/contracts/ids'

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

/** What makes the service's answers; given by the tests, which alone may import it. */
interface Answers {
  readonly answerWith: (data: unknown) => Response
  readonly answerError: (code: 'password-wrong') => Response
}

/** A service that knows who has an account, and writes down what it is sent. */
export function pretendService(
  { answerWith, answerError }: Answers,
  known: { readonly emails?: readonly string[] } = {},
) {
  const sent: { path: string; body: unknown }[] = []
  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const body: unknown = request.method === 'POST' ? await request.json() : null
    sent.push({ path: pathname, body })
    if (pathname.includes('PinResource')) return answerWith(readingCorner)
    if (pathname.includes('exists'))
      return answerWith(
        known.emails?.some((email) => JSON.stringify(body).includes(email)) ?? false,
      )
    if (pathname.includes('UserRegister')) return answerWith({ user: mira })
    const right = JSON.stringify(body).includes('slow-mornings')
    return right ? answerWith({ user: mira }) : answerError('password-wrong')
  }
  return { sent, answer }
}
