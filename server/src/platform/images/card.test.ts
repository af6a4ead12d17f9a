import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardSvg, groundOf, inkOn } from './card.ts'
import { sharpImages } from './sharp.ts'

const card = { title: 'How to tile a bathroom', site: 'tiles.example', color: '#0b5fff' }

test('a card is a valid picture in the color of its site', async () => {
  const bytes = await sharpImages.card(card)
  const [red, green, blue] = await sharp(bytes)
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([red, green, blue]).toEqual([0x0b, 0x5f, 0xff])
  expect(await sharpImages.prepare(bytes, { who: 'somebody' })).toMatchObject({ ok: true })
})

test('every text is drawn: two titles, two sites and other scripts make different cards', async () => {
  const titles = ['One', 'Two', 'Плитка', 'بلاط الحمام', '瓷砖', '🙂', '<script>&"', '']
  const drawn = await Promise.all(titles.map((title) => cardSvg({ ...card, title })))
  expect(new Set(drawn).size).toBe(titles.length)
  expect(await cardSvg({ ...card, site: 'other.example' })).not.toBe(await cardSvg(card))
  expect(drawn.join('')).not.toContain('script')
})

test('a title that is too long ends after four lines, with or without spaces', async () => {
  for (const title of ['word '.repeat(20).trim(), 'w'.repeat(100), '砖'.repeat(100)]) {
    const lines = (await cardSvg({ ...card, title })).match(/<g transform="translate\(/g) ?? []
    // The fifth is the site.
    expect([title.length, lines.length]).toEqual([title.length, 5])
  }
})

test('a site without a color keeps one of its own, and its text is read on every ground', () => {
  const ground = groundOf({ site: 'tiles.example', color: null })
  expect(groundOf({ site: 'tiles.example', color: null })).toBe(ground)
  expect([inkOn(ground), inkOn('#ffffff'), inkOn('#000000'), inkOn('#ffd400')]).toEqual([
    '#ffffff',
    '#1d1a17',
    '#ffffff',
    '#1d1a17',
  ])
})
