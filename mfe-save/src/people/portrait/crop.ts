import { limits } from '@tessera/contracts/limits'

/** The dimensions of a picture in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The square that is cut out of a picture: its center in parts of the picture, and how many times
 * the largest possible square it is enlarged.
 */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** The whole picture as far as a square shows it. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

const zoomMost = 5

/** Returns the largest zoom: a closer one would show fewer pixels than a portrait needs. */
export const zoomLimit = ({ width, height }: Size): number =>
  Math.max(1, Math.min(zoomMost, Math.min(width, height) / limits.imageMinSide))

/** Returns the side of the square in pixels of the picture. */
export const sideOf = ({ width, height }: Size, { zoom }: Pick<Crop, 'zoom'>): number =>
  Math.min(width, height) / zoom

const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most)

/** Returns the nearest crop that lies within the picture. */
export function fitted(size: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, 1, zoomLimit(size))
  const half = sideOf(size, { zoom }) / 2
  const place = (at: number, length: number) =>
    within(at, half / length, Math.max(half / length, 1 - half / length))
  return { x: place(crop.x, size.width), y: place(crop.y, size.height), zoom }
}

/** Moves the picture behind the circle, by parts of the circle's diameter. */
export function moved(
  size: Size,
  crop: Crop,
  by: { readonly x: number; readonly y: number },
): Crop {
  const side = sideOf(size, crop)
  return fitted(size, {
    ...crop,
    x: crop.x - (by.x * side) / size.width,
    y: crop.y - (by.y * side) / size.height,
  })
}

/** Zooms around the center of the circle. */
export const zoomed = (size: Size, crop: Crop, zoom: number): Crop =>
  fitted(size, { ...crop, zoom })

/** Returns the square in pixels of the picture. */
export function cropSquare(size: Size, crop: Crop) {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
