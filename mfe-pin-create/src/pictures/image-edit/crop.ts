import type { Crop, ImageEdit } from '@tessera/contracts/entities/image-edit'
import { limits } from '@tessera/contracts/limits'

/** S9.7: the ratios that a picture is cropped to, by what it is for. */
export const ratiosOf = {
  single: ['2:3', '3:4', '1:1'],
  carousel: ['2:3', '3:4', '1:1'],
  story: ['9:16'],
} as const

/** The use of a picture, which decides its ratios. */
export type PictureUse = keyof typeof ratiosOf

/** Every ratio of width to height; 'original' doesn't crop. */
export const ratioNames = ['original', '2:3', '3:4', '1:1', '9:16'] as const

/** A ratio of width to height; 'original' doesn't crop. */
export type Ratio = (typeof ratioNames)[number]

/** A corner of the crop. */
export type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right'

/** The width and height of a picture in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** An edit while it's made: its ratio stays with it, so that a turn keeps it. */
export interface Edit extends ImageEdit {
  readonly ratio: Ratio
}

/** The edit that changes nothing. */
export const noEdit: Edit = { turns: 0, flipped: false, crop: null, ratio: 'original' }

/** Returns a picture's size after its turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** Returns the width of a crop for one unit of its height, both in fractions of the picture. */
function slopeOf(ratio: Exclude<Ratio, 'original'>, size: Size): number {
  const [across = 1, down = 1] = ratio.split(':').map(Number)
  return ((across / down) * size.height) / size.width
}

/** Returns the largest crop of a ratio, in the middle. */
export function fitted(ratio: Ratio, size: Size): Crop | null {
  if (ratio === 'original') return null
  const slope = slopeOf(ratio, size)
  const width = Math.min(1, slope)
  const height = width / slope
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height }
}

const between = (value: number, min: number, max: number): number =>
  Math.max(min, Math.min(max, value))

/** Moves a crop by fractions, within the picture. */
export const moved = (crop: Crop, across: number, down: number): Crop => ({
  ...crop,
  x: between(crop.x + across, 0, 1 - crop.width),
  y: between(crop.y + down, 0, 1 - crop.height),
})

/** The values that resize a crop. */
interface Resizing {
  readonly corner: Corner
  readonly across: number
  readonly down: number
  readonly ratio: Ratio
  /** The picture's size after its turns. */
  readonly size: Size
}

/** Moves a corner of a crop by fractions. The opposite corner stays, and so does the ratio. */
export function resized(crop: Crop, { corner, across, down, ratio, size }: Resizing): Crop {
  if (ratio === 'original') return crop
  const slope = slopeOf(ratio, size)
  const [isStart, isTop] = [corner.endsWith('left'), corner.startsWith('top')]
  const byWidth = isStart ? -across : across
  const byHeight = (isTop ? -down : down) * slope
  const wanted = crop.width + (Math.abs(byWidth) >= Math.abs(byHeight) ? byWidth : byHeight)
  const [end, bottom] = [crop.x + crop.width, crop.y + crop.height]
  const most = Math.min(isStart ? end : 1 - crop.x, (isTop ? bottom : 1 - crop.y) * slope)
  const side = limits.imageMinSide
  const least = Math.min(most, Math.max(side / size.width, (side / size.height) * slope))
  const width = between(wanted, least, most)
  const height = width / slope
  return { x: isStart ? end - width : crop.x, y: isTop ? bottom - height : crop.y, width, height }
}

/** Turns an edited picture a quarter clockwise. The crop starts again in the middle, with the same ratio. */
export function turned(edit: Edit, original: Size): Edit {
  const turns = (edit.turns + 1) % 4
  return { ...edit, turns, crop: fitted(edit.ratio, turnedSize(original, turns)) }
}

/**
 * Mirrors an edited picture as it is seen, with its crop. An edit mirrors first and turns then, so
 * the turns go the other way.
 */
export const mirrored = (edit: Edit): Edit => ({
  ...edit,
  flipped: !edit.flipped,
  turns: (4 - edit.turns) % 4,
  crop: edit.crop === null ? null : { ...edit.crop, x: 1 - edit.crop.x - edit.crop.width },
})

/** Chooses a ratio. */
export const withRatio = (edit: Edit, ratio: Ratio, original: Size): Edit => ({
  ...edit,
  ratio,
  crop: fitted(ratio, turnedSize(original, edit.turns)),
})

/** True when an edit changes something. */
export const isEdited = ({ turns, flipped, crop }: ImageEdit): boolean =>
  turns !== 0 || flipped || crop !== null

/** True when a crop of this ratio can be as large as the smallest picture allowed. */
export function isRatioFit(ratio: Ratio, size: Size): boolean {
  const crop = fitted(ratio, size)
  if (crop === null) return true
  const side = Math.min(crop.width * size.width, crop.height * size.height)
  return side >= limits.imageMinSide
}
