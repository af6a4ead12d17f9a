import {
  type Cut,
  cellsOf,
  colorSums,
  cuts,
  type Look,
  type Sums,
  type Turn,
  whole,
} from './look.ts'

const cells = 12
const count = cells * cells

/** The steps by which a cut is moved until the pictures lie on each other, and the most that is cut off a side. */
const steps = [0.0125, 0.00625] as const
const roundsMost = 6
const cutMost = 0.07

/** The distances that copies of one picture keep to: on average, and of the cell that differs most. */
export const sameLook = { mean: 6, most: 15 } as const

type Colors = readonly [Sums, Sums, Sums]
type Cells = readonly [Float64Array, Float64Array, Float64Array]

const cellsIn = ([grey, red, blue]: Colors, cut: Cut): Cells => [
  cellsOf(grey, cut, cells, cells),
  cellsOf(red, cut, cells, cells),
  cellsOf(blue, cut, cells, cells),
]

const meanOf = (values: Float64Array): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length

/** The distance of two looks, in steps of 256 of a color. */
export interface LookDistance {
  readonly mean: number
  readonly most: number
}

/** Compares cells of two pictures; brightness as a whole doesn't count. */
function distanceOf(one: Cells, other: Cells): LookDistance {
  const shift = meanOf(one[0]) - meanOf(other[0])
  let [sum, most] = [0, 0]
  for (let at = 0; at < count; at += 1) {
    const grey = (one[0][at] ?? 0) - (other[0][at] ?? 0) - shift
    const red = (one[1][at] ?? 0) - (other[1][at] ?? 0)
    const blue = (one[2][at] ?? 0) - (other[2][at] ?? 0)
    const square = grey * grey + red * red + blue * blue
    sum += square
    most = Math.max(most, square)
  }
  return { mean: Math.sqrt(sum / count), most: Math.sqrt(most) }
}

/** Returns a cut with one side moved; undefined when it would be too much or too little. */
function moved(cut: Cut, side: number, by: number): Cut | undefined {
  const [left, top, right, bottom] = cut.map((each, at) => (at === side ? each + by : each))
  const next: Cut = [left ?? 0, top ?? 0, right ?? 0, bottom ?? 0]
  return next.every((each) => each >= 0 && each <= cutMost) ? next : undefined
}

/**
 * Returns how far a picture is from another one that is turned and cut: the cut moves until both lie on each other
 * as well as they can.
 */
export function lookDistance(
  copy: Look,
  original: Look,
  altered: { readonly turn: Turn; readonly cut: number },
): LookDistance {
  const aim = cellsIn(colorSums(copy, 0), whole)
  const colors = colorSums(original, altered.turn)
  let cut = cuts[altered.cut] ?? whole
  let best = distanceOf(cellsIn(colors, cut), aim)
  for (const step of steps)
    for (let round = 0; round < roundsMost; round += 1) {
      const before = best
      for (let side = 0; side < 4; side += 1)
        for (const by of [-step, step]) {
          const next = moved(cut, side, by)
          const distance = next && distanceOf(cellsIn(colors, next), aim)
          if (next === undefined || distance === undefined || distance.mean >= best.mean) continue
          ;[cut, best] = [next, distance]
        }
      if (best === before) break
    }
  return best
}

/** True for a picture that is a copy of another one that is turned and cut. */
export function isSameLook(...compared: Parameters<typeof lookDistance>): boolean {
  const { mean, most } = lookDistance(...compared)
  return mean <= sameLook.mean && most <= sameLook.most
}
