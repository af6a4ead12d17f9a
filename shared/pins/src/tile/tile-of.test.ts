import { boardCard, pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { priceText } from './price-text.ts'
import { tileOf } from './tile-of.ts'

test('a tile leads to the pin and names it, or its maker where it has no name', () => {
  expect(tileOf(pin(), 'en')).toMatchObject({ href: '/pin/42/', title: 'A reading corner' })
  expect(tileOf(pin({ title: '' }), 'en').title).toBe('Pin by Mira Okafor')
})

test('a pin on a board of the viewer is marked with it', () => {
  expect(tileOf(pin(), 'en').savedTo).toBeUndefined()
  expect(tileOf(pin({ pinned_to_board: boardCard() }), 'en').savedTo).toBe('Quiet corners')
})

test('a video says how long it is as m:ss, a promoted pin that it is, a product what it costs', () => {
  const embed = { src: '/v.mp4', type: 'video/mp4', duration_ms: 65_000 }
  expect(tileOf(pin({ embed }), 'en').duration).toBe('1:05')
  expect(tileOf(pin({ is_promoted: true }), 'en').promoted).toBe('Promoted')
  expect(tileOf(pin({ price: { amount: 1900, currency: 'USD' } }), 'en-US').price).toBe('$19')
  const plain = tileOf(pin(), 'en')
  expect([plain.duration, plain.promoted, plain.price]).toEqual([undefined, undefined, undefined])
})

test('money is written in its currency and the reader’s language', () => {
  const table = [
    [{ amount: 1900, currency: 'USD' }, 'en-US', '$19'],
    [{ amount: 1950, currency: 'USD' }, 'en-US', '$19.50'],
    [{ amount: 1900, currency: 'JPY' }, 'en-US', '¥1,900'],
    [{ amount: 1950, currency: 'EUR' }, 'de-DE', '19,50 €'],
  ] as const
  for (const [price, locale, text] of table)
    expect(priceText(price, locale).replace('\u00a0', ' ')).toBe(text)
})
