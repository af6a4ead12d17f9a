import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

type Spot = readonly [x: number, y: number, size: number]

/** The positions of the dishes, as shares of the table, for three to six dishes. */
const layouts: Record<number, readonly Spot[]> = {
  3: [
    [0.5, 0.27, 1.14],
    [0.27, 0.72, 0.94],
    [0.74, 0.72, 0.94],
  ],
  4: [
    [0.3, 0.27, 1.1],
    [0.76, 0.3, 0.86],
    [0.25, 0.74, 0.86],
    [0.7, 0.73, 1.1],
  ],
  5: [
    [0.5, 0.5, 1.16],
    [0.22, 0.19, 0.92],
    [0.78, 0.19, 0.92],
    [0.22, 0.81, 0.92],
    [0.78, 0.81, 0.92],
  ],
  6: [
    [0.26, 0.18, 0.88],
    [0.74, 0.18, 0.88],
    [0.26, 0.5, 0.88],
    [0.74, 0.5, 0.88],
    [0.26, 0.82, 0.88],
    [0.74, 0.82, 0.88],
  ],
}

/** Subjects without a plate; all others are served on one. */
const unplated = new Set([
  'wine-glass',
  'teapot',
  'candle',
  'hot-beverage',
  'tumbler-glass',
  'honey-pot',
  'jar',
  'salt',
  'cocktail-glass',
  'glass-of-milk',
  'cup-with-straw',
  'bouquet',
  'potted-plant',
  'tropical-drink',
  'basket',
  'teacup-without-handle',
  'shallow-pan-of-food',
  'pot-of-food',
  'baguette-bread',
  'bottle-with-popping-cork',
  'steaming-bowl',
  'green-salad',
  'bowl-with-spoon',
  'mate',
  'bubble-tea',
])

function cloth(stage: Stage): string {
  const { width, height, pair, chance } = stage
  const stain = blend(pair.ground, pair.shape, pair.dark ? 0.5 : 0.45)
  const step = width / 10
  const across = Array.from({ length: 5 }, (_, index) =>
    rect(index * step * 2, 0, step, height, stain),
  )
  const down = Array.from(
    { length: Math.ceil(height / step / 2) },
    (_, index) =>
      `<rect x="0" y="${num(index * step * 2)}" width="${num(width)}" height="${num(step)}" fill="${pair.shape}" fill-opacity="0.38"/>`,
  )
  return wash(stage, pair.ground) + across.join('') + (chance.often(0.6) ? down.join('') : '')
}

function plate(stage: Stage, x: number, y: number, radius: number): string {
  const { pair } = stage
  return (
    `<circle cx="${num(x + 6)}" cy="${num(y + 11)}" r="${num(radius)}" fill="#1d120a" fill-opacity="0.15"/>` +
    circle(x, y, radius, '#fffdf9') +
    circle(x, y, radius * 0.8, blend('#fffdf9', pair.dark ? pair.paper : pair.shape, 0.26))
  )
}

function crumbs(stage: Stage): string {
  const { width, height, pair, chance } = stage
  return Array.from({ length: 16 }, () => {
    const place = `translate(${num(chance.between(60, width - 60))} ${num(chance.between(60, height - 60))}) rotate(${num(chance.between(0, 180))})`
    return `<path transform="${place}" d="M-11 0Q0-8 11 0Q0 8-11 0Z" fill="${chance.pick(pair.accent, pair.shape, pair.deep)}" fill-opacity="0.8"/>`
  }).join('')
}

/** A laid table seen from above. */
export function table(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const spots = layouts[subjects.length] ?? layouts[6] ?? []
  const rows = subjects.length > 4 ? 3.05 : 2.15
  const unit = Math.min(width / 2.15, height / rows) * 0.5
  const margin = width * 0.03
  const round = chance.often(0.5) && subjects.length !== 6
  const top = pair.dark ? blend(pair.shape, pair.ground, 0.3) : blend(pair.paper, pair.ground, 0.35)
  const board = round
    ? `<rect x="${num(margin + 8)}" y="${num(margin + 18)}" width="${num(width - margin * 2)}" height="${num(height - margin * 2)}" rx="${num(width * 0.47)}" fill="#1d120a" fill-opacity="0.14"/>${rect(margin, margin, width - margin * 2, height - margin * 2, top, width * 0.47)}`
    : ''
  const inset = round ? 0.06 : 0
  const place = (share: number, length: number) => length * (inset + share * (1 - inset * 2))
  const dishes = subjects.map((subject, index) => {
    const [sx, sy, size] = spots[index] ?? [0.5, 0.5, 0.5]
    const [x, y] = [place(sx, width), place(sy, height)]
    const radius = unit * size * (1 - inset)
    const bare = unplated.has(subject)
    return (
      (bare ? '' : plate(stage, x, y, radius)) +
      stamp(subject, {
        x,
        y,
        size: radius * (bare ? 1.68 : 1.3),
        turn: bare ? 0 : chance.between(-14, 14),
        shadow: 0.05,
      })
    )
  })
  return cloth(stage) + board + crumbs(stage) + dishes.join('')
}
