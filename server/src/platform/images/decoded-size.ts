import type { Metadata } from 'sharp'

/** The facts in a picture's header that decide what decoding it costs. */
export type Header = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'format'
>

const bytesOfDepth: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
}

/** Returns the bytes of a decoded picture: pixels times channels times bytes per channel. */
export const decodedBytes = ({ width, height, channels, depth }: Header): number =>
  width * height * channels * (bytesOfDepth[depth] ?? 16)

/** More than any camera makes, and little enough to fit the memory. */
const usualPixels = 60_000_000
/** A progressive JPEG is kept in memory while it's read, and so is any interlaced picture. */
const progressivePixels = 32_000_000
const heavyPixels = 16_000_000
const heaviestPixels = 8_000_000

/** Returns how many pixels a picture may have: fewer for formats that take more time and memory. */
export function pixelsMost({ depth, isProgressive, format }: Header): number {
  const isDeep = (bytesOfDepth[depth] ?? 16) > 1
  if (isDeep) return isProgressive ? heaviestPixels : heavyPixels
  if (!isProgressive) return usualPixels
  return format === 'jpeg' ? progressivePixels : heavyPixels
}
