import { hashedSize, perceptualHash } from './perceptual-hash.ts'
import type { ImageRegion } from './port.ts'

/** A small picture in red, green and blue, one byte each. */
export interface SmallPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** The width that a picture is shrunk to before its regions are read: enough for their hashes. */
export const regionsWidth = 96

/** A window in fractions of the picture. */
type Window = Pick<ImageRegion, 'x' | 'y' | 'width' | 'height'>

/** Windows of a share of the picture, in even steps from one edge to the other. */
const windowsOf = (share: number, steps: number): readonly Window[] => {
  const starts = Array.from({ length: steps }, (_, at) => ((1 - share) * at) / (steps - 1))
  return starts.flatMap((y) => starts.map((x) => ({ x, y, width: share, height: share })))
}

/** A grid of three by three, overlapping quarters with the center, and the picture without its edge. */
const windows: readonly Window[] = [
  ...windowsOf(1 / 3, 3),
  ...windowsOf(1 / 2, 3),
  { x: 1 / 6, y: 1 / 6, width: 2 / 3, height: 2 / 3 },
]

/** Returns the regions of a picture: the color and the hash of each window. */
export const regionsOf = (picture: SmallPicture): readonly ImageRegion[] =>
  windows.map((window) => {
    const area = areaOf(picture, window)
    return { ...window, color: fullestColor(picture, area), phash: hashOf(picture, area) }
  })

/** A window in pixels; `right` and `bottom` are left out. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function areaOf({ width, height }: SmallPicture, window: Window): Area {
  const left = Math.round(window.x * width)
  const top = Math.round(window.y * height)
  return {
    left,
    top,
    right: Math.max(left + 1, Math.round((window.x + window.width) * width)),
    bottom: Math.max(top + 1, Math.round((window.y + window.height) * height)),
  }
}

const pixelAt = ({ data, width }: SmallPicture, x: number, y: number): readonly number[] => {
  const at = 3 * (y * width + x)
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

/** Colors are counted in sixteen steps a part, as the dominant color of a whole picture is. */
const step = 16

function fullestColor(picture: SmallPicture, { left, top, right, bottom }: Area): string {
  const counts = new Map<string, number>()
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const color = hexOf(pixelAt(picture, x, y).map((part) => part - (part % step) + step / 2))
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  const [fullest] = [...counts].toSorted(
    ([one, count], [other, most]) => most - count || (one < other ? -1 : 1),
  )
  return fullest?.[0] ?? '#808080'
}

const hexOf = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`

function hashOf(picture: SmallPicture, { left, top, right, bottom }: Area): bigint | null {
  const { width, height } = hashedSize
  const greys = Uint8Array.from({ length: width * height }, (_, cell) => {
    const [column, row] = [cell % width, Math.floor(cell / width)]
    const across = (at: number) => left + ((right - left) * at) / width
    const down = (at: number) => top + ((bottom - top) * at) / height
    return greyOf(picture, {
      left: Math.floor(across(column)),
      top: Math.floor(down(row)),
      right: Math.ceil(across(column + 1)),
      bottom: Math.ceil(down(row + 1)),
    })
  })
  return perceptualHash(greys)
}

/** Returns the mean gray of an area. */
function greyOf(picture: SmallPicture, { left, top, right, bottom }: Area): number {
  let sum = 0
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixelAt(picture, x, y)
      sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  return Math.round(sum / ((right - left) * (bottom - top)))
}
