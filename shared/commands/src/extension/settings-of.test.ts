import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'
import { settingsOf } from './settings-of.ts'

const local = { brand: 'Tessera', origin: 'http://localhost:3000' }

test.each([
  [{}, local],
  [
    { BRAND_NAME: 'Mosaic', PUBLIC_ORIGIN: 'https://m.example' },
    { brand: 'Mosaic', origin: 'https://m.example' },
  ],
  [
    { brand: 'Other', BRAND_NAME: 'Mosaic' },
    { ...local, brand: 'Other' },
  ],
])('an extension for %j is built for %j', (given, settings) => {
  expect(settingsOf(given)).toEqual(settings)
})

test.each(['https://m.example/', 'm.example', 'javascript:alert(1)', 'https://m.example/x'])(
  'the origin %j is refused with what to give',
  (origin) => expect(settingsOf({ origin })).toMatch(/Give an origin alone/),
)

test('the mark is drawn as a square PNG with round corners', () => {
  const icon = drawIcon(16)
  expect(icon.subarray(1, 4).toString()).toBe('PNG')
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([16, 16])
})
