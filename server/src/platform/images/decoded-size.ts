import type { Metadata } from 'sharp'

/** What a picture's header says that decides what decoding it costs. */
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

/** How many bytes a picture takes when it is decoded: pixels times channels times bytes of each. */
export const decodedBytes = ({ width, height, channels, depth }: Header): number =>
  width * height * channels * (bytesOfDepth[depth] ?? 16)

/** More than any camera makes, and little enough that a picture cannot exhaust the memory. */
const usualPixels = 60_000_000
/** A progressive JPEG is kept whole while it is read, and so is an interlaced picture of another type. */
const progressivePixels = 32_000_000
const heavyPixels = 16_000_000
const heaviestPixels = 8_000_000

/** How many pixels a picture may have: fewer for what takes far longer and more memory to decode. */
export function pixelsMost({ depth, isProgressive, format }: Header): number {
  const isDeep = (bytesOfDepth[depth] ?? 16) > 1
  if (isDeep) return isProgressive ? heaviestPixels : heavyPixels
  if (!isProgressive) return usualPixels
  return format === 'jpeg' ? progressivePixels : heavyPixels
}
