import type { PictureChoice } from './closeup-picture.ts'
import type { ImageFile, Images } from './entities/image.ts'

/** The numbers of a grid that its tiles' width follows from, in pixels; `gridShape` of the kit has the same. */
const grid = {
  phoneBelow: 600,
  phone: { gap: 10, gutter: 10 },
  desktop: { gap: 16, gutter: 24 },
  tileMinimum: 236,
  /** A wider window has tiles of about 250 px. */
  columnsMost: 7,
} as const

/** Returns a tile's width with so many columns in the whole width of the window, as CSS. */
function tileAcross(columns: number, { gap, gutter }: { gap: number; gutter: number }): string {
  const between = (2 * gutter + (columns - 1) * gap) / columns
  return `calc(${Number((100 / columns).toFixed(3))}vw - ${Number(between.toFixed(2))}px)`
}

/**
 * Returns the `sizes` of a tile's picture before the grid has been measured: the width that the tile will
 * have, so that the browser chooses the same file as it does for the tile, and loads it once.
 */
export function tileSizes(): string {
  const { phoneBelow, phone, desktop, tileMinimum, columnsMost } = grid
  const counts = Array.from({ length: columnsMost - 1 }, (_, at) => at + 2)
  return [
    `(max-width: ${phoneBelow - 1}px) ${tileAcross(2, phone)}`,
    ...counts.map((columns) => {
      const next = (columns + 1) * (tileMinimum + desktop.gap) - desktop.gap + 2 * desktop.gutter
      return `(max-width: ${next - 1}px) ${tileAcross(columns, desktop)}`
    }),
    '250px',
  ].join(', ')
}

/**
 * Returns the files that a tile's picture is chosen from, smallest first: 300 for columns on a screen of
 * usual density, 564 for those of a phone or a dense screen, where 474 and 736 are too small or too large.
 */
export function tileFiles(images: Images): readonly Pick<ImageFile, 'url' | 'width'>[] {
  const { '236x': small, '474x': medium, '736x': large } = images
  const files = images.has_tiles
    ? [
        { url: small.url.replace('236x', '300x'), width: Math.min(300, large.width) },
        medium,
        { url: medium.url.replace('474x', '564x'), width: Math.min(564, large.width) },
        large,
      ]
    : [small, medium, large]
  // A picture is never enlarged, so the larger files of a small one are as wide as the first that is whole.
  return files.filter(({ width }, at) => width > (files[at - 1]?.width ?? 0))
}

/** Returns the `srcset` of a tile's picture, with no file that is wider than a tile ever needs. */
export const tileSet = (images: Images, widest = Number.POSITIVE_INFINITY): string =>
  tileFiles(images)
    .filter(({ width }) => width <= widest)
    .map(({ url, width }) => `${url} ${width}w`)
    .join()

/** Returns the picture of a tile as a document has it; the grid gives the tile's own width as `sizes`. */
export const tilePicture = (images: Images): PictureChoice => ({
  srcset: tileSet(images),
  sizes: tileSizes(),
})
