import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

type Spot = readonly [x: number, y: number, size: number, turn: number]

const layouts: Record<number, readonly Spot[]> = {
  3: [
    [0.37, 0.31, 0.54, -5],
    [0.68, 0.66, 0.5, 7],
    [0.27, 0.77, 0.27, -12],
  ],
  4: [
    [0.34, 0.29, 0.52, -6],
    [0.7, 0.58, 0.48, 5],
    [0.28, 0.76, 0.33, -9],
    [0.77, 0.18, 0.25, 12],
  ],
  5: [
    [0.34, 0.28, 0.5, -6],
    [0.7, 0.53, 0.46, 5],
    [0.27, 0.66, 0.28, -9],
    [0.78, 0.17, 0.24, 12],
    [0.6, 0.85, 0.26, -5],
  ],
}

function backdrop(stage: Stage): string {
  const { width, height, pair, chance } = stage
  const tone = blend(pair.ground, pair.shape, 0.45)
  if (chance.often(0.34)) return circle(width * 0.56, height * 0.48, width * 0.47, tone)
  if (chance.often(0.5)) return rect(width * 0.5, 0, width * 0.5, height, tone)
  const side = width * 0.44
  return `<path d="M0 ${num(height)}V${num(height * 0.46)}A${num(side)} ${num(side)} 0 0 1 ${num(side * 2)} ${num(height * 0.46)}V${num(height)}Z" fill="${tone}"/>`
}

/** Clothes and accessories, laid flat. */
export function outfit(stage: Stage, subjects: readonly string[]): string {
  const { width, height, chance } = stage
  const spots = layouts[Math.min(5, Math.max(3, subjects.length))] ?? []
  const unit = Math.min(width, height * 0.82)
  const mirrored = chance.often(0.5)
  const pieces = subjects.map((subject, index) => {
    const [sx, sy, size, turn] = spots[index] ?? [0.5, 0.5, 0.3, 0]
    return stamp(subject, {
      x: width * (mirrored ? 1 - sx : sx),
      y: height * sy,
      size: unit * size,
      turn: mirrored ? -turn : turn,
      shadow: 0.045,
    })
  })
  return wash(stage, stage.pair.ground) + backdrop(stage) + pieces.join('')
}

type Card = readonly [x: number, y: number, width: number, height: number]

/** The layouts of a mood board, in twelfths of its width and shares of its height. */
const boards: readonly (readonly Card[])[] = [
  [
    [0, 0, 7, 0.44],
    [7, 0, 5, 0.27],
    [7, 0.27, 5, 0.35],
    [0, 0.44, 4, 0.26],
    [4, 0.44, 3, 0.26],
    [0, 0.7, 7, 0.3],
    [7, 0.62, 5, 0.38],
  ],
  [
    [0, 0, 5, 0.3],
    [5, 0, 7, 0.42],
    [0, 0.3, 5, 0.4],
    [5, 0.42, 3, 0.28],
    [8, 0.42, 4, 0.28],
    [0, 0.7, 6, 0.3],
    [6, 0.7, 6, 0.3],
  ],
]

function chips(stage: Stage, x: number, y: number, w: number, h: number): string {
  const { pair } = stage
  const tones = [pair.deep, pair.shape, pair.accent, blend(pair.accent, pair.paper, 0.55)]
  const strips = tones.map((tone, index) => rect(x, y + (index * h) / 4, w, h / 4 + 1, tone))
  return strips.join('')
}

function weave(stage: Stage, x: number, y: number, w: number, h: number): string {
  const { pair } = stage
  const lines = Array.from({ length: Math.ceil((w + h) / 26) }, (_, index) => {
    const from = x - h + index * 26
    return `M${num(from)} ${num(y + h)}l${num(h)} ${num(-h)}`
  })
  return `${rect(x, y, w, h, pair.accent)}<path d="${lines.join('')}" stroke="${pair.paper}" stroke-width="9" stroke-opacity="0.75"/>`
}

/** A mood board of subjects, color chips and a weave, edge to edge. */
export function moodboard(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const [first = [], second = []] = boards
  const cards = chance.pick(first, second)
  const [margin, gap] = [width * 0.05, 14]
  const [innerW, innerH] = [width - margin * 2 + gap, height - margin * 2 + gap]
  const fills = [
    pair.shape,
    blend(pair.accent, pair.paper, 0.62),
    pair.paper,
    blend(pair.shape, pair.paper, 0.5),
  ]
  let shown = 0
  const drawn = cards.map(([cx, cy, cw, ch], index) => {
    const [x, y] = [margin + (cx / 12) * innerW, margin + cy * innerH]
    const [w, h] = [(cw / 12) * innerW - gap, ch * innerH - gap]
    const clip = `<clipPath id="card-${index}">${rect(x, y, w, h, '#000000', 12)}</clipPath>`
    const subject = subjects[shown]
    const face = () => {
      if (index === 3) return chips(stage, x, y, w, h)
      if (index === 4 || !subject) return weave(stage, x, y, w, h)
      shown += 1
      const picture = stamp(subject, {
        x: x + w / 2,
        y: y + h / 2,
        size: Math.min(w, h) * 0.72,
        shadow: 0.04,
      })
      return rect(x, y, w, h, fills[index % fills.length] ?? pair.paper) + picture
    }
    return `${clip}<g clip-path="url(#card-${index})">${face()}</g>`
  })
  return wash(stage, pair.dark ? pair.deep : blend(pair.ground, pair.paper, 0.4)) + drawn.join('')
}
