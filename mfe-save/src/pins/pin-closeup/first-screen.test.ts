import { join } from 'node:path'
import { pinComments } from '@tessera/contracts/calls/comments'
import { getPin } from '@tessera/contracts/calls/pins'
import { Comment } from '@tessera/contracts/entities/comment'
import { PinDetails } from '@tessera/contracts/entities/pin-details'
import { answered, drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './first-screen.ts'

const save = { module: 'save', root: join(import.meta.dirname, '../../..') }

const other = { id: '13', username: 'kim', full_name: 'Kim', image_medium_url: null }

const comment = Comment.parse({
  id: '3',
  pin_id: '7',
  text: '<b>Lovely</b>',
  author: other,
  can_delete: false,
  created_at: '2026-01-01T00:00:00Z',
})

function drawn(over: object, comments: Comment[] = [], locale = 'en') {
  const pin = PinDetails.parse({ ...pinWith({}), comment_count: comments.length, ...over })
  const answers = [answered(getPin, pin), answered(pinComments, comments)]
  const page = drawnScreen(screen, save, { answers, locale })
  if (page === undefined) throw new Error('Nothing is drawn.')
  return page
}

test('a pin is drawn with its picture, name and comments, in the reader’s language', () => {
  const page = drawn({ title: '' }, [comment], 'de')
  expect(page.text).toBe('Pin von Mira1 KommentarKim<b>Lovely</b>')
  expect(page.of('img')[0]).toMatchObject({ alt: 'Pin von Mira', width: '900' })
  expect(page.of('article')).toEqual([{ class: 'save-closeup save-broad' }])
  expect(drawn({}).text).toBe(
    'A lampCommentsNo comments yet. Be the first to share what you think.',
  )
})

test('a pin is drawn with its price, its site and where it was saved', () => {
  const board = { id: '5', name: 'Lamps', url: '/kim/lamps/' }
  const link = 'https://www.shop.example/lamp?x=1&y=2'
  const price = { amount: 1_900, currency: 'USD' }
  const page = drawn({ pinner: other, board, link, price, tracking_params: 'abc' })
  expect(page.text).toContain('A lamp$19\u00a0USDVisit shop.exampleSaved by KimOn Lamps')
  const [visit, ...rest] = page.of('a')
  const address = new URL(visit?.href ?? '', 'https://tessera.example')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    url: link,
    pin_id: '7',
    client_tracking_params: 'abc',
  })
  expect(rest.map(({ href }) => href)).toEqual(['/kim/', '/kim/lamps/'])
})

test.each(['javascript:alert(1)', 'ftp://shop.example/', 'lamp'])(
  'a pin has no link to %s',
  (link) => {
    expect(drawn({ link }).of('a')).toEqual([])
  },
)

test('a pin that its saver created isn’t named as saved by them', () => {
  expect(drawn({}).text).not.toContain('Saved by')
  expect(drawn({ creator: null }).text).toContain('Saved by Mira')
})
