import { readFile } from 'node:fs/promises'
import { measures } from '@tessera/contracts/limits'
import { themeColors } from '@tessera/contracts/theme-colors'
import { expect, test } from 'vitest'
import { layoutFor } from './follow-width.ts'

const tokens = await readFile(new URL('../../../shared/ui/src/tokens.css', import.meta.url), 'utf8')

/** Returns a token's value on a desktop, and its value on a phone if that differs. */
const valuesOf = (token: string) =>
  [...tokens.matchAll(new RegExp(`--${token}: ([^;]+);`, 'g'))].map(([, value]) => value)

/** Returns the pixels of a length such as `calc(56px + 1.5rem)` at the default text size. */
const pixels = (length = '') =>
  [...length.matchAll(/([\d.]+)(px|rem)/g)].reduce(
    (sum, [, size, unit]) => sum + Number(size) * (unit === 'rem' ? 16 : 1),
    0,
  )

test('layout widths are narrow, medium and wide; contents 1050 and 880 wide; headers 80 and 56 high', () => {
  expect([800, 1000, 1400].map((width) => layoutFor(width).size)).toEqual([
    'narrow',
    'medium',
    'wide',
  ])
  expect([measures.contentWide, measures.contentNarrow]).toEqual([1050, 880])
  expect(valuesOf('content-wide')).toEqual(['1050px'])
  expect(valuesOf('content-narrow')).toEqual(['880px'])
  expect([1400, 390].map((width) => layoutFor(width).headerHeight)).toEqual([80, 56])
  expect(valuesOf('frame-head').map(pixels)).toEqual([80, 56])
})

test('the browser’s frame has the page’s background color', () => {
  expect(valuesOf('paper')).toEqual([`light-dark(${themeColors.light}, ${themeColors.dark})`])
})
