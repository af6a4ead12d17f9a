import type { Images } from '@tessera/contracts/entities/image'
import { tileFiles, tilePicture, tileSet, tileSizes } from '@tessera/contracts/tile-picture'
import { pin } from '@tessera/testing/fixtures'
import { gridShape } from '@tessera/ui/grid/layout'
import { expect, test } from 'vitest'
import { tileOf } from './tile-of.ts'

/** Returns the width that `sizes` gives a picture in a window so wide. */
function widthIn(sizes: string, window: number): number {
  const given = sizes.split(', ').find((each) => {
    const most = /^\(max-width: (\d+)px\)/.exec(each)?.[1]
    return most === undefined || window <= Number(most)
  })
  const [, share, less] = /calc\(([\d.]+)vw - ([\d.]+)px\)$/.exec(given ?? '') ?? []
  if (share === undefined) return Number(/(\d+)px$/.exec(given ?? '')?.[1])
  return (Number(share) / 100) * window - Number(less)
}

/** Returns the width of the file that Chromium chooses: the first that is as wide as the screen shows it. */
const chosen = (size: number, density: number): number | undefined =>
  tileFiles(pin().images).find(({ width }) => width >= size * density)?.width

const tileIn = (window: number) => gridShape(window - (window < 600 ? 20 : 48)).tileWidth

test('the sizes of a document’s pictures are the width of the grid’s tiles in every window', () => {
  const sizes = tileSizes()
  for (let window = 320; window < 2_048; window += 1) {
    // Windows of up to 647 pixels have the gaps of a phone beside the gutters of a desktop.
    const most = window >= 600 && window < 648 ? 3 : 1
    const difference = Math.abs(widthIn(sizes, window) - tileIn(window))
    expect(difference, `${window}`).toBeLessThanOrEqual(most)
  }
})

test.each([
  ['phone', 390, 3, 564],
  ['phone', 390, 2, 474],
  ['phone', 412, 2.625, 564],
  ['phone', 360, 3, 564],
  ['tablet', 768, 2, 736],
  ['tablet', 820, 2, 564],
  ['tablet', 1_024, 2, 736],
  ['desktop', 1_280, 1, 300],
  ['desktop', 1_366, 1, 300],
  ['desktop', 1_440, 1, 300],
  ['desktop', 1_440, 2, 564],
  ['desktop', 1_512, 2, 564],
  ['desktop', 1_536, 1.25, 474],
  ['desktop', 1_920, 1, 300],
])(
  'a %s of %i pixels at a density of %f loads a tile’s picture once, in the right size',
  (_, window, density, width) => {
    expect(chosen(tileIn(window), density)).toBe(width)
    expect(chosen(widthIn(tileSizes(), window), density)).toBe(width)
  },
)

test('the document and the grid choose from the same files', () => {
  const { images } = pin()
  expect(tilePicture(images).srcset).toBe(tileOf(pin(), 'en').image.srcset)
})

test('a picture of an earlier version has its smallest file instead of those for tiles', () => {
  const widths = (over: Partial<Images>) =>
    tileFiles({ ...pin().images, ...over }).map(({ width }) => width)
  expect(widths({})).toEqual([300, 474, 564, 736])
  expect(widths({ has_tiles: undefined })).toEqual([236, 474, 736])
})

test.each([
  [900, [300, 474, 564, 736]],
  [600, [300, 474, 564, 600]],
  [564, [300, 474, 564]],
  [474, [300, 474]],
  [280, [280]],
])('a picture of %i pixels is offered once in each width', (original, widths) => {
  const { images } = pin()
  const at = (name: '236x' | '474x' | '736x', width: number) => ({
    ...images[name],
    width: Math.min(width, original),
  })
  const small = { '236x': at('236x', 236), '474x': at('474x', 474), '736x': at('736x', 736) }
  expect(tileFiles({ ...images, ...small }).map(({ width }) => width)).toEqual(widths)
})

test('a set of pictures ends at the widest that is needed', () => {
  expect(tileSet(pin().images, 474)).toMatch(/ 474w$/)
})
