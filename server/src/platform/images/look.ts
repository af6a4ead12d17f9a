/** The side of the square that a picture is squeezed into before its look is read. */
export const lookSide = 96

/** A picture squeezed into a square, in red, green and blue, one byte each. */
export type Look = Uint8Array<ArrayBuffer>

/** The shares of a picture that are cut off its left, top, right and bottom. */
export type Cut = readonly [left: number, top: number, right: number, bottom: number]

/** Nothing is cut off. */
export const whole: Cut = [0, 0, 0, 0]

/** Sums of all values above and left of a point, from which the mean of any part follows at once. */
export type Sums = Float64Array

/** A turn or a mirror image, of which a square has eight. */
export type Turn = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export const turns: readonly Turn[] = [0, 1, 2, 3, 4, 5, 6, 7]

const mirrors = 1
const flips = 2
const swaps = 4

/** Returns the value of each point of a look by its three colors, turned. */
function pointsOf(look: Look, turn: Turn, value: (r: number, g: number, b: number) => number) {
  const points = new Float64Array(lookSide * lookSide)
  const last = lookSide - 1
  for (let y = 0; y < lookSide; y += 1)
    for (let x = 0; x < lookSide; x += 1) {
      const column = turn & mirrors ? last - x : x
      const row = turn & flips ? last - y : y
      const at = 3 * (turn & swaps ? column * lookSide + row : row * lookSide + column)
      points[y * lookSide + x] = value(look[at] ?? 0, look[at + 1] ?? 0, look[at + 2] ?? 0)
    }
  return points
}

const width = lookSide + 1

function sumsOf(points: Float64Array): Sums {
  const sums = new Float64Array(width * width)
  for (let y = 0; y < lookSide; y += 1) {
    let row = 0
    for (let x = 0; x < lookSide; x += 1) {
      row += points[y * lookSide + x] ?? 0
      sums[(y + 1) * width + x + 1] = (sums[y * width + x + 1] ?? 0) + row
    }
  }
  return sums
}

const grey = (r: number, g: number, b: number): number => 0.299 * r + 0.587 * g + 0.114 * b

/** Returns the sums of a look's grays, turned. */
export const greySums = (look: Look, turn: Turn): Sums => sumsOf(pointsOf(look, turn, grey))

/** Returns the sums of a look's grays, and of how far red and blue are from them. */
export const colorSums = (look: Look, turn: Turn): readonly [Sums, Sums, Sums] => [
  greySums(look, turn),
  sumsOf(pointsOf(look, turn, (r, g, b) => r - grey(r, g, b))),
  sumsOf(pointsOf(look, turn, (r, g, b) => b - grey(r, g, b))),
]

/** Returns the sum above and left of a point between the points of the square. */
function sumAt(sums: Sums, x: number, y: number): number {
  const [left, top] = [Math.min(lookSide - 1, Math.floor(x)), Math.min(lookSide - 1, Math.floor(y))]
  const [right, low] = [x - left, y - top]
  const at = top * width + left
  const above = (sums[at] ?? 0) * (1 - right) + (sums[at + 1] ?? 0) * right
  const below = (sums[at + width] ?? 0) * (1 - right) + (sums[at + width + 1] ?? 0) * right
  return above * (1 - low) + below * low
}

/** Returns the means of a grid of cells over what is left of the picture once it is cut. */
export function cellsOf(sums: Sums, cut: Cut, columns: number, rows: number): Float64Array {
  const [left, top, right, bottom] = cut
  const cells = new Float64Array(columns * rows)
  const [across, down] = [(1 - left - right) / columns, (1 - top - bottom) / rows]
  const area = across * down * lookSide * lookSide
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const [x0, y0] = [(left + across * x) * lookSide, (top + down * y) * lookSide]
      const [x1, y1] = [x0 + across * lookSide, y0 + down * lookSide]
      const sum = sumAt(sums, x1, y1) - sumAt(sums, x0, y1) - sumAt(sums, x1, y0)
      cells[y * columns + x] = (sum + sumAt(sums, x0, y0)) / area
    }
  return cells
}

const edge = 0.05
const sides = [0, edge]

/** Nothing, or a twentieth, cut off each side, and half of that off all of them. */
export const cuts: readonly Cut[] = [
  ...sides.flatMap((left) =>
    sides.flatMap((top) =>
      sides.flatMap((right) => sides.map((bottom): Cut => [left, top, right, bottom])),
    ),
  ),
  [edge / 2, edge / 2, edge / 2, edge / 2],
]
