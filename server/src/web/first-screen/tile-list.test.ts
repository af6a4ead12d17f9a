import { Pin } from '@tessera/contracts/entities/pin'
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { drawHome } from '../../domains/feed/draw-home.ts'
import { languageOf } from '../../languages/language-of.ts'
import type { Reader } from './first-screen.ts'
import { tileList } from './tile-list.ts'

const reader: Reader = {
  ...{ brand: 'Tessera', language: languageOf('en'), viewer: null, returning: null },
}

const person = (name: string) => ({
  ...{ id: '12', username: 'mira', full_name: name, image_medium_url: null },
})

const file = (width: number, url = `/media/a/${width}.webp`) => ({ url, width, height: width })

const pinWith = (over: object): Pin =>
  Pin.parse({
    ...{ id: '7', title: 'A lamp', description: '', link: null, dominant_color: '#203a33' },
    images: { '236x': file(236), '474x': file(474), '736x': file(736), orig: file(900) },
    pinner: person('Mira'),
    creator: person('Mira'),
    ...{ board: null, price: null, is_promoted: false, pinned_to_board: null },
    created_at: '2026-01-01T00:00:00Z',
    ...over,
  })

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
}

/** Parses markup as a browser does. */
function parsed(markup: string) {
  const elements: Element[] = []
  let text = ''
  const parser = new Parser({
    onopentag: (name, attributes) => elements.push({ name, attributes }),
    ontext: (part) => {
      text += part
    },
  })
  parser.end(markup)
  return {
    text,
    names: new Set(elements.map(({ name }) => name)),
    attributes: new Set(elements.flatMap((each) => Object.keys(each.attributes))),
    of: (name: string) =>
      elements.filter((each) => each.name === name).map(({ attributes }) => attributes),
  }
}

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
    ...{ title: text, dominant_color: text, promoted_by: text, tracking_params: text },
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
    const german = { ...reader, language: languageOf(locale) }
    return parsed(tileList([pinWith(over)], '', german).markup).text
  }
  const sold = { price: { amount: 1_900, currency: 'USD' } }
  expect(said(sold, 'en')).toBe('A lampMira · $19\u00a0USD')
  expect(said({ creator: null, title: '' }, 'en')).toMatch(/Saved by .?Mira.?Saved by .?Mira/)
  expect(said({ creator: null }, 'de')).toMatch(/^A lampGemerkt von .?Mira/)
  expect(said({ is_promoted: true, promoted_by: 'Lyra' }, 'de')).not.toMatch(/Promoted/)
})

test('a visitor’s document draws seven tiles, whose first pictures load first and all at once', () => {
  const pins = Array.from({ length: 20 }, (_, at) => pinWith({ id: String(at + 1) }))
  const pictures = drawn(...pins).of('img')
  expect(pictures).toHaveLength(7)
  expect(pictures.filter(({ fetchpriority }) => fetchpriority === 'high')).toHaveLength(6)
  expect(pictures.filter(({ loading }) => loading === 'lazy')).toEqual([])
})

test('home is drawn with its words for a visitor, and not where it starts with a question', () => {
  const pins = [pinWith({})]
  const german = { ...reader, language: languageOf('de') }
  expect(drawHome(pins, german)?.markup).toContain('Finde deine nächste Idee.')
  expect(drawHome([], reader)).toBeUndefined()
})
