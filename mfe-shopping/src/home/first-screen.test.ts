import { join } from 'node:path'
import { account, drawnScreen, pinWith } from '@tessera/testing/first-screen'
import { expect, test } from 'vitest'
import screen from './first-screen.ts'

const shopping = { module: 'shopping', root: join(import.meta.dirname, '../..') }
const pins = Array.from({ length: 20 }, (_, at) => pinWith({ id: String(at + 1) }))

test('home is drawn with its words for a visitor, seven tiles and the place of the form', () => {
  const page = drawnScreen(screen, shopping, { pins, locale: 'de' })
  expect(page?.markup).toContain('<h1>Finde deine nächste Idee.</h1>')
  expect(page?.of('img')).toHaveLength(7)
  expect(page?.of('div').find((each) => 'data-height' in each)).toMatchObject({
    'data-height': '764',
  })
  expect(
    page
      ?.of('a')
      .slice(0, 6)
      .map(({ href }) => href),
  ).toEqual([
    ...['home-decor', 'food', 'fashion', 'beauty', 'diy'].map((topic) => `/ideas/${topic}/`),
    '/ideas/',
  ])
})

test('a member’s home is drawn with more tiles, and not where it starts with a question', () => {
  const page = drawnScreen(screen, shopping, { pins, viewer: account() })
  expect(page?.of('img')).toHaveLength(15)
  expect(page?.markup).toContain('<h1 class="d-said">Tessera</h1>')
  const asked = { pins, viewer: account({ pinCount: 0 }) }
  expect(drawnScreen(screen, shopping, asked)).toBeUndefined()
  expect(drawnScreen(screen, shopping, {})).toBeUndefined()
})
