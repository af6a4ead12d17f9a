import { tileFiles, tilePicture, tileSizes } from '@tessera/contracts/tile-picture'
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

/** Returns the width of the file that Chromium chooses. */
function chosen(widths: readonly number[], size: number, density: number): number {
  const at = widths.findIndex((width, index) => {
    const next = widths[index + 1]
    if (next === undefined) return true
    if (next / size < density) return false
    const isMiddle = density < Math.sqrt((width / size) * (next / size))
    return density <= 1 ? density <= width / size : isMiddle
  })
  return widths[at] ?? 0
}

const tileIn = (window: number) => gridShape(window - (window < 600 ? 20 : 48)).tileWidth
const widths = [320, 474, 736]

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
  ['phone', 390, 3, 474],
  ['phone', 390, 2, 320],
  ['phone', 412, 2.625, 474],
  ['phone', 360, 3, 474],
  ['tablet', 768, 2, 736],
  ['tablet', 820, 2, 474],
  ['tablet', 1_024, 2, 736],
  ['desktop', 1_280, 1, 320],
  ['desktop', 1_440, 1, 320],
  ['desktop', 1_440, 2, 474],
  ['desktop', 1_536, 1.25, 320],
  ['desktop', 1_920, 1, 320],
  ['desktop', 2_560, 1, 320],
])(
  'a %s of %i pixels at a density of %f loads a tile’s picture once, in the right size',
  (_, window, density, width) => {
    expect(chosen(widths, tileIn(window), density)).toBe(width)
    expect(chosen(widths, widthIn(tileSizes(), window), density)).toBe(width)
  },
)

test('the document and the grid choose from the same files', () => {
  const { images } = pin()
  const { sources } = tileOf(pin(), 'en').image
  const srcset = sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
  expect(tilePicture(images).srcset).toBe(srcset)
})

test('a picture of an earlier version has its smallest file instead of one for tiles', () => {
  const { '320x': tile, ...earlier } = pin().images
  expect(tileFiles({ ...earlier, '320x': tile })[0]).toBe(tile)
  expect(tileFiles(earlier)[0]).toBe(earlier['236x'])
})
