import type { Notification } from '@tessera/contracts/calls/notifications'
import { BoardId, NotificationId, PinId } from '@tessera/contracts/ids'
import { expect, test } from 'vitest'
import { languageOf } from '../../../languages/language-of.ts'
import { pathOf, sentenceOf } from './notification-email.ts'

const told = (kind: Notification['kind'], title = 'Oak lamp'): Notification => ({
  id: NotificationId.parse('9'),
  kind,
  actor: null,
  is_seen: false,
  created_at: '2026-11-23T12:00:00Z',
  data: { from: 10_000, price: 8_000, currency: 'usd' },
  subject: {
    type: 'pin',
    id: PinId.parse('6'),
    idea_id: PinId.parse('5'),
    title,
    image_url: '',
    board: { id: BoardId.parse('7'), name: 'Lamps', url: '/ana/lamps/', layout: 'default' },
  },
})

test.each([
  ['en', told('price-dropped'), 'The price of “Oak lamp” fell from $100 USD to $80 USD'],
  [
    'en',
    told('price-dropped', ''),
    'The price of a product you saved for later fell from $100 USD to $80 USD',
  ],
  ['en', told('back-in-stock'), '“Oak lamp” is back in stock'],
  ['de', told('price-dropped'), 'Der Preis von „Oak lamp“ ist von 100 USD auf 80 USD gefallen'],
])('an email about a product says in %s what is new', (locale, notification, sentence) => {
  const said = sentenceOf(notification, languageOf(locale)).replaceAll('\u00a0', ' ')
  expect(said).toBe(sentence)
})

test('an email about a product leads to the pin that its reader may see', () => {
  expect(pathOf(told('back-in-stock'))).toBe('/pin/6/')
})
