/** The traits that pictures are compared by. */
export interface PictureLook {
  /** The hash of the file. */
  readonly sha: string
  /** The perceptual hash; null for a picture without contrast. */
  readonly phash: bigint | null
  /** The dominant color, `#rrggbb`. */
  readonly pictureColor: string
}

const partsOf = (hex: string): readonly number[] => {
  const whole = Number.parseInt(hex.slice(1), 16)
  return [(whole >> 16) & 255, (whole >> 8) & 255, whole & 255]
}

/** The distance of two colors from which they have nothing in common. */
const colorsApart = 160

/** Returns how close two colors (`#rrggbb`) are, from 0 to 1. */
export function hexCloseness(one: string, other: string): number {
  const theirs = partsOf(other)
  const away = Math.hypot(...partsOf(one).map((part, at) => part - (theirs[at] ?? 0)))
  return Math.max(0, 1 - away / colorsApart)
}

function bitsIn(word: number): number {
  let left = word - ((word >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Counts the differing bits of two hashes. */
export function bitsBetween(one: bigint, other: bigint): number {
  const differing = one ^ other
  const [low, high] = [BigInt.asIntN(32, differing), BigInt.asIntN(32, differing >> 32n)]
  return bitsIn(Number(low)) + bitsIn(Number(high))
}

/** The number of differing bits from which two pictures have nothing in common. */
const bitsApart = 26

/** Returns how much two pictures look alike, from 0 to 1; a picture without contrast is like none. */
export const pictureLikeness = (one: bigint | null, other: bigint | null): number =>
  one === null || other === null ? 0 : Math.max(0, 1 - bitsBetween(one, other) / bitsApart)

/**
 * Two hashes may differ by so many bits, and two colors be so close: a picture that was scaled or
 * compressed once more is the same picture, and one of the same things in other colors is not.
 */
const same = { bits: 3, color: 0.9 }
const nearly = { bits: 9, color: 0.8 }

const areWithin = (
  { bits, color }: typeof same,
  one: PictureLook,
  other: PictureLook,
): boolean =>
  one.phash !== null &&
  other.phash !== null &&
  hexCloseness(one.pictureColor, other.pictureColor) >= color &&
  bitsBetween(one.phash, other.phash) <= bits

/** True for the same picture: the same file, or one that nobody could tell from it. */
export const isSamePicture = (one: PictureLook, other: PictureLook): boolean =>
  one.sha === other.sha || areWithin(same, one, other)

/** True for pictures of one scene, as far as their hashes and colors tell. */
export const isNearPicture = (one: PictureLook, other: PictureLook): boolean =>
  areWithin(nearly, one, other)
