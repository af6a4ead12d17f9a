// @vitest-environment jsdom

import { expect, test, vi } from 'vitest'
import { askPicture } from './ask-picture.ts'
import { fragmentOf } from './fragment.ts'
import { carriedIn, givenIn } from './messages.ts'

const picture = { address: 'https://a.example/1.jpg', width: 800, height: 600, text: 'A lamp' }
const hashOf = (listed: unknown) => `#${new URLSearchParams({ pictures: JSON.stringify(listed) })}`

test('what a page writes into the fragment is read again', () => {
  expect(carriedIn(fragmentOf([picture]))).toEqual([picture])
})

const refused: readonly (readonly [what: string, listed: unknown])[] = [
  ['a script', [['javascript:alert(1)', 1, 1, '']]],
  ['data', [['data:image/png;base64,AAAA', 1, 1, '']]],
  ['a long address', [[`https://a.example/${'x'.repeat(2_048)}`, 1, 1, '']]],
  ['a negative side', [['https://a.example/1.jpg', -1, 1, '']]],
  ['markup in place of an address', [['<img src=x>', 1, 1, '']]],
  ['an object', [{ address: 'https://a.example/1.jpg' }]],
  ['more fields', [['https://a.example/1.jpg', 1, 1, '', 'more']]],
  ['no list', 'https://a.example/1.jpg'],
  ['nothing', null],
]

test.each(refused)('%s in the fragment is dropped', (_, listed) => {
  expect(carriedIn(hashOf(listed))).toEqual([])
})

test('pictures in the fragment are capped in number, and their texts in length', () => {
  const many = Array.from({ length: 90 }, (_, at) => [`https://a.example/${at}.jpg`, 1, 1, ''])
  expect(carriedIn(hashOf(many))).toHaveLength(24)
  const [read] = carriedIn(hashOf([['https://a.example/1.jpg', 1, 1, 't'.repeat(5_000)]]))
  expect(read?.text).toHaveLength(100)
  expect(carriedIn(`#pictures=[${' '.repeat(300_000)}]`)).toEqual([])
  expect(carriedIn('#pictures=[not json')).toEqual([])
})

const asked = { kind: 'save.picture-wanted', guid: 'g', address: picture.address } as const
const given = (change: object) => ({
  kind: 'save.picture-given',
  guid: 'g',
  address: picture.address,
  picture: null,
  ...change,
})

test('only the answer to what was asked for is read, and only pictures', () => {
  const file = new Blob(['x'], { type: 'image/png' })
  expect(givenIn(given({ picture: file }), asked)?.picture).toBe(file)
  expect(givenIn(given({}), asked)?.picture).toBeNull()
  const wrong = [
    { guid: 'other' },
    { address: 'https://b.example/' },
    { more: 1 },
    { kind: 'other' },
    { picture: 'text' },
    { picture: new Blob(['<script>'], { type: 'text/html' }) },
    { picture: new Blob(['<svg/>'], { type: 'image/svg+xml' }) },
  ]
  for (const change of wrong) expect(givenIn(given(change), asked)).toBeUndefined()
})

function asking(wait = 60_000) {
  const posted: unknown[] = []
  const opener = { postMessage: (...sent: unknown[]) => posted.push(sent) }
  const listeners = new Set<(event: MessageEvent) => void>()
  const here = {
    addEventListener: (_: string, hear: (event: MessageEvent) => void) => listeners.add(hear),
    removeEventListener: (_: string, hear: (event: MessageEvent) => void) => listeners.delete(hear),
  }
  const origin = 'https://a.example'
  // @ts-expect-error Stand-ins for windows have the parts alone that are used.
  const answer = askPicture({ guid: 'g', address: picture.address }, { here, opener, origin, wait })
  const hear = (change: object) => {
    const file = new Blob(['x'], { type: 'image/png' })
    const event = { source: opener, origin, data: given({ picture: file }), ...change }
    // @ts-expect-error An event has the parts alone that are read.
    for (const each of Array.from(listeners)) each(event)
  }
  return { answer, hear, posted, listeners }
}

test('the opener alone is asked, at the origin of the page, and it alone is heard', async () => {
  const { answer, hear, posted, listeners } = asking()
  expect(posted).toEqual([[asked, 'https://a.example']])
  hear({ origin: 'https://evil.example' })
  hear({ source: {} })
  hear({ data: 'text' })
  expect(listeners.size).toBe(1)
  hear({})
  expect(await answer).toMatchObject({ type: 'image/png' })
  expect(listeners.size).toBe(0)
})

test('a page that is gone leaves the picture unread after a while', async () => {
  vi.useFakeTimers()
  const { answer, listeners } = asking(5_000)
  vi.advanceTimersByTime(5_000)
  expect(await answer).toBeUndefined()
  expect(listeners.size).toBe(0)
  vi.useRealTimers()
})
