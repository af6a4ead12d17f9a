import { BoardId, MediaId, PinId, UserId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import type { ShownMedia } from '../../base/media/rules.ts'
import { freshness, type PinRow, pinOf, rankOf } from './rules.ts'

const size = { width: 236, height: 354 }
const picture: ShownMedia = {
  id: MediaId.parse('1'),
  kind: 'image',
  key: 'aaa',
  clearKey: null,
  sensitiveBy: null,
  sizes: { '236x': size, '474x': size, '736x': size, orig: { width: 800, height: 1200 } },
  dominantColor: '#c0ffee',
  durationMs: null,
  videoKey: null,
  videoMime: null,
  videoBytes: null,
  captionsKey: null,
  captionsLanguage: null,
}
const filmed: ShownMedia = {
  ...picture,
  kind: 'video',
  durationMs: 61_000,
  videoKey: 'bbb',
  videoMime: 'video/mp4',
  videoBytes: 9,
}
const pinner = { id: UserId.parse('7'), username: 'mira', fullName: 'Mira Holt', portraitKey: null }
const board = { id: BoardId.parse('4'), name: 'Lamps', slug: 'lamps', username: 'mira' }

const row: PinRow = {
  id: PinId.parse('9'),
  title: 'A lamp',
  description: 'Warm',
  link: 'https://lamps.example/',
  altText: '',
  place: PinId.parse('9'),
  originId: PinId.parse('9'),
  viaPinnerId: null,
  creatorId: null,
  creator: null,
  creatorPortraitKey: null,
  sponsorship: 2,
  sponsor: null,
  priceAmount: null,
  priceCurrency: null,
  createdAt: new Date('2026-11-21T12:00:00Z'),
  picture,
  pinner,
  board,
  isClear: true,
  mine: null,
}

test('pinOf returns the pin with its saver, board and date', () => {
  expect(pinOf(row)).toMatchObject({
    id: '9',
    type: 'pin',
    title: 'A lamp',
    description: 'Warm',
    link: 'https://lamps.example/',
    images: { orig: { url: '/media/aaa/orig.webp', width: 800, height: 1200 } },
    dominant_color: '#c0ffee',
    embed: null,
    pinner: { id: '7', username: 'mira', full_name: 'Mira Holt', image_medium_url: null },
    board: { id: '4', name: 'Lamps', url: '/mira/lamps/', layout: 'default' },
    is_promoted: false,
    promoted_is_removable: false,
    tracking_params: null,
    created_at: '2026-11-21T12:00:00.000Z',
  })
})

test('pinOf embeds the video of a pin', () => {
  expect(pinOf({ ...row, picture: filmed })).toMatchObject({
    type: 'video',
    embed: { src: '/media/bbb/video.mp4', type: 'video/mp4', duration_ms: 61_000 },
  })
})

test.each([
  [null, null, null],
  [4_950, null, null],
  [null, 'USD', null],
  [4_950, 'USD', { amount: 4_950, currency: 'USD' }],
])('a price of %j in %j becomes %j', (priceAmount, priceCurrency, price) => {
  expect(pinOf({ ...row, priceAmount, priceCurrency }).price).toEqual(price)
})

test('pinOf names the sponsor and the viewer’s own board, if there are any', () => {
  expect(pinOf(row)).toMatchObject({ sponsorship: null, pinned_to_board: null })
  const sponsor = { username: 'studio', fullName: 'Studio Lumen' }
  expect(pinOf({ ...row, sponsor, mine: { ...board, name: 'Mine' } })).toMatchObject({
    sponsorship: { status: 2, sponsor_name: 'Studio Lumen', sponsor_username: 'studio' },
    pinned_to_board: { id: '4', name: 'Mine' },
  })
})

test('pinOf names the creator of a copy, with their portrait', () => {
  expect(pinOf(row).creator).toBeNull()
  const creator = { id: UserId.parse('8'), username: 'studio', fullName: 'Studio Lumen' }
  expect(pinOf({ ...row, creator, creatorPortraitKey: 'ddd' }).creator).toMatchObject({
    id: '8',
    full_name: 'Studio Lumen',
    image_medium_url: '/media/ddd/236x.webp',
  })
})

test('rankOf rises with time and with saves', () => {
  const at = (time: number, saves: number) => rankOf(new Date(time), saves)
  expect(at(1_000, 0)).toBeGreaterThan(at(0, 0))
  expect(at(0, 1)).toBeGreaterThan(at(0, 0))
  expect(at(freshness, 0)).toBeCloseTo(at(0, Math.E - 1), 10)
  expect(freshness).toBe(43_200_000)
})
