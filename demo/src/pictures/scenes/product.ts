import { blend } from '../palette.ts'
import { circle, num, pool, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'

/** Subjects that cannot stand and are shown lying, from above. */
const lying = new Set(
  `axe bikini clamp coat compass cooking dress film-frames flashlight gloves hammer jeans
  kitchen-knife knot label necktie one-piece-swimsuit paperclip ribbon ring running-shirt safety-pin
  safety-vest scarf scissors screwdriver sewing-needle shorts socks spoon straight-ruler t-shirt
  ticket triangular-ruler umbrella womans-clothes world-map wrench`.split(/\s+/),
)

function laid(stage: Stage, subject: string): string {
  const { width, height, pair, chance } = stage
  const size = Math.min(width * 0.64, height * 0.6)
  const sheet = pair.dark
    ? blend(pair.ground, pair.shape, 0.5)
    : blend(pair.ground, pair.paper, 0.35)
  const under = chance.often(0.5)
    ? circle(width / 2, height / 2, width * 0.4, sheet)
    : rect(width * 0.13, height * 0.11, width * 0.74, height * 0.78, sheet, 28)
  const turn = chance.between(-7, 7)
  return (
    wash(stage, pair.dark ? pair.ground : pair.paper) +
    under +
    stamp(subject, { x: width / 2, y: height / 2, size, turn, shadow: 0.05 })
  )
}

function plinth(stage: Stage, foot: number, wide: number): string {
  const { width, height, pair } = stage
  const across = Math.max(wide * 1.32, width * 0.54)
  const left = (width - across) / 2
  const side = blend(pair.ground, pair.shape, 0.62)
  const [rx, ry] = [num(across / 2), num(across * 0.09)]
  return (
    rect(left, foot, across, height - foot, side) +
    `<ellipse cx="${num(width / 2)}" cy="${num(foot)}" rx="${rx}" ry="${ry}" fill="${blend(pair.ground, pair.shape, 0.25)}"/>`
  )
}

/** One product on a plain ground: lying, on a table or on a plinth, with a soft shadow. */
export function product(stage: Stage, subject: string): string {
  if (lying.has(subject)) return laid(stage, subject)
  const { width, height, pair, chance } = stage
  const table = height * chance.between(0.66, 0.72)
  const raised = chance.often(0.4)
  const size = Math.min(width * 0.6, height * 0.5)
  const wide = extentOf(subject, size).width
  const wall = pair.dark ? blend(pair.ground, pair.shape, 0.35) : pair.paper
  const floor = pair.dark ? pair.ground : blend(pair.paper, pair.ground, 0.8)
  const foot = raised ? table - 10 : table + height * 0.07
  const halo = circle(width / 2, table - size * 0.42, size * 0.62, blend(wall, pair.shape, 0.32))
  return (
    wash(stage, wall) +
    (chance.often(0.4) ? halo : '') +
    (raised ? plinth(stage, foot, wide) : rect(0, table, width, height - table, floor)) +
    pool(width / 2, foot, wide * 0.62, 0.42) +
    stamp(subject, { x: width / 2, y: foot, size, hold: 'foot' })
  )
}
