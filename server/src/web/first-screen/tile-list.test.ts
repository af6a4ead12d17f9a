import type { Pin } from '@tessera/contracts/entities/pin'
import { expect, test } from 'vitest'
import { file, person, pinWith, visitorIn } from './test/drawn-pin.ts'
import { parsed } from './test/parse-markup.ts'
import { tileList } from './tile-list.ts'

const reader = visitorIn('en')

const drawn = (...pins: readonly Pin[]) => parsed(tileList(pins, 'Ideas', reader).markup)

const hostile = [
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  '</a></li></ul></div><img src=x onerror=alert(1)>',
  '<!-- --><style>*{display:none}</style>',
  '&lt;b&gt; &amp; &#39;',
  ']]><svg/onload=alert(1)>',
  '\u202e\u2066backwards',
] as const

test.each(hostile)('no text of a pin breaks out of its place: %s', (text) => {
  const url = `/media/${text}.webp`
  const pin = pinWith({
    title: text,
    dominant_color: text,
    promoted_by: text,
    tracking_params: text,
    creator: person(text),
    images: {
      '236x': file(236, url),
      '474x': file(474, url),
      '736x': file(736, url),
      orig: file(9),
    },
  })
  const plain = drawn(pinWith({}))
  const tiles = drawn(pin)
  expect(tiles.names).toEqual(plain.names)
  expect(tiles.attributes).toEqual(plain.attributes)
  expect(tiles.text).toBe(text + text)
  expect(tiles.of('img')[0]?.src).toBe(url)
  expect(tiles.of('a')[0]?.href).toMatch(/^\/pin\/7\/\?/)
  expect(drawn({ ...pin, is_promoted: true }).text).toContain(text)
})

test('a tile names its pin, person and price as the grid does, in the reader’s language', () => {
  const said = (over: object, locale: string) => {
    return parsed(tileList([pinWith(over)], '', visitorIn(locale)).markup).text
  }
  const sold = { price: { amount: 1_900, currency: 'USD' } }
  expect(said(sold, 'en')).toBe('A lampMira · $19\u00a0USD')
  expect(said({ creator: null, title: '' }, 'en')).toMatch(/Saved by .?Mira.?Saved by .?Mira/)
  expect(said({ creator: null }, 'de')).toMatch(/^A lampGemerkt von .?Mira/)
  expect(said({ is_promoted: true, promoted_by: 'Lyra' }, 'de')).not.toMatch(/Promoted/)
})

test('a visitor’s document draws ten tiles, and the first pictures load first', () => {
  const pins = Array.from({ length: 20 }, (_, at) => pinWith({ id: String(at + 1) }))
  const pictures = drawn(...pins).of('img')
  expect(pictures).toHaveLength(10)
  expect(pictures.filter(({ fetchpriority }) => fetchpriority === 'high')).toHaveLength(2)
  expect(pictures.filter(({ loading }) => loading === 'lazy')).toHaveLength(4)
})
