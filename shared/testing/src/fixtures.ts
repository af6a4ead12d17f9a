import { Board, BoardCard } from '@tessera/contracts/entities/board'
import { Pin } from '@tessera/contracts/entities/pin'
import { User } from '@tessera/contracts/entities/user'
import { Viewer } from '@tessera/contracts/entities/viewer'
import { z } from '@tessera/contracts/schema'

const file = (width: number) => ({ url: `/media/a-${width}.jpg`, width, height: width * 1.5 })

const owner = { id: '2', username: 'mira', full_name: 'Mira Okafor', image_medium_url: null }

/** A board as a row shows it. */
export const boardCard = (over: Readonly<Record<string, unknown>> = {}): BoardCard =>
  z.parse(BoardCard, {
    id: '10',
    name: 'Quiet corners',
    url: '/mira/quiet-corners/',
    privacy: 'public',
    pin_count: 12,
    section_count: 0,
    is_collaborative: false,
    image_cover_url: '/media/cover.jpg',
    cover_color: '#abc',
    cover_images: ['/media/cover.jpg', '/media/b.jpg', '/media/c.jpg'],
    owner,
    collaborating_users: [],
    collaborator_count: 0,
    collaborated_by_me: false,
    archived_by_me_at: null,
    ...over,
  })

/** A board as its page shows it. */
export const board = (over: Readonly<Record<string, unknown>> = {}): Board =>
  z.parse(Board, {
    ...boardCard(),
    description: 'Places to sit.',
    cover_is_chosen: false,
    sections: [],
    viewer_role: null,
    can_edit: false,
    is_archived: false,
    followed_by_me: false,
    ...over,
  })

/** A pin. */
export const pin = (over: Readonly<Record<string, unknown>> = {}): Pin =>
  z.parse(Pin, {
    id: '42',
    title: 'A reading corner',
    description: 'A lamp and a chair.',
    link: 'https://www.example.com/lamp',
    images: {
      '236x': file(236),
      '474x': file(474),
      '736x': file(736),
      orig: file(1000),
      has_tiles: true,
    },
    dominant_color: '#dde',
    pinner: owner,
    creator: owner,
    board: { id: '10', name: 'Quiet corners', url: '/mira/quiet-corners/' },
    price: null,
    is_promoted: false,
    promoted_by: null,
    pinned_to_board: null,
    created_at: '2026-01-01T00:00:00.000Z',
    ...over,
  })

/** A person as their profile shows them. */
export const user = (over: Readonly<Record<string, unknown>> = {}): User =>
  z.parse(User, {
    ...owner,
    about: 'Rooms that breathe.',
    is_partner: false,
    is_verified_merchant: false,
    follower_count: 1204,
    pin_count: 45,
    board_count: 1,
    followed_by_me: false,
    ...over,
  })

/** The logged-in viewer. */
export const viewer = (over: Readonly<Record<string, unknown>> = {}): Viewer =>
  z.parse(Viewer, {
    ...owner,
    first_name: 'Mira',
    email: 'mira@example.com',
    is_partner: false,
    video_upload_allowed: false,
    pin_count: 45,
    ...over,
  })
