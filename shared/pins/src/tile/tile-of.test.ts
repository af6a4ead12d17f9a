import { boardCard, pin } from '@tessera/testing/fixtures'
import { expect, test } from 'vitest'
import { tileOf } from './tile-of.ts'

test('a tile leads to the pin and names it, or its maker where it has no name', () => {
  expect(tileOf(pin(), 'en')).toMatchObject({ href: '/pin/42/', title: 'A reading corner' })
  expect(tileOf(pin({ title: '' }), 'en').title).toBe('Pin by Mira Okafor')
})

test('a pin on a board of the viewer is marked with it', () => {
  expect(tileOf(pin(), 'en').savedTo).toBeUndefined()
  expect(tileOf(pin({ pinned_to_board: boardCard() }), 'en').savedTo).toBe('Quiet corners')
})

test('a video says how long it is as m:ss, a promoted pin who pays, a product what it costs', () => {
  const embed = { src: '/v.mp4', type: 'video/mp4', duration_ms: 65_000 }
  expect(tileOf(pin({ embed }), 'en').duration).toBe('1:05')
  const paid = pin({ is_promoted: true, promoted_by: 'Oak & Linen' })
  expect(tileOf(paid, 'en').promoted).toBe('Promoted by Oak & Linen')
  expect(tileOf(pin({ price: { amount: 1900, currency: 'USD' } }), 'en-US').price).toBe(
    '$19\u00a0USD',
  )
  const plain = tileOf(pin(), 'en')
  expect([plain.duration, plain.promoted, plain.price]).toEqual([undefined, undefined, undefined])
})
