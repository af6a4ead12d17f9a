import { blend } from '../palette.ts'
import { num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

type Shot = readonly [x: number, y: number, width: number, height: number, turn: number]

/** The layouts of snapshots: center and size as shares of the picture, and the rotation. */
const heaps: Record<number, readonly Shot[]> = {
  2: [
    [0.4, 0.32, 0.58, 0.46, -5],
    [0.6, 0.7, 0.58, 0.44, 4],
  ],
  3: [
    [0.34, 0.25, 0.52, 0.36, -6],
    [0.66, 0.5, 0.54, 0.36, 5],
    [0.36, 0.76, 0.54, 0.36, -3],
  ],
  4: [
    [0.29, 0.27, 0.46, 0.4, -5],
    [0.71, 0.25, 0.44, 0.36, 4],
    [0.31, 0.73, 0.46, 0.38, 3],
    [0.7, 0.7, 0.48, 0.42, -4],
  ],
}

function snapshot(stage: Stage, subject: string, shot: Shot, fill: string): string {
  const { width, height, pair } = stage
  const [sx, sy, sw, sh, turn] = shot
  const [w, h] = [sw * width, sh * height]
  const [x, y] = [sx * width - w / 2, sy * height - h / 2]
  const [rim, foot] = [20, 52]
  const tape = `<rect x="${num(x + w / 2 - 52)}" y="${num(y - 16)}" width="104" height="32" fill="${pair.accent}" fill-opacity="0.82"/>`
  const inner = h - rim - foot
  return (
    `<g transform="rotate(${num(turn)} ${num(sx * width)} ${num(sy * height)})">` +
    rect(x + 8, y + 14, w, h, '#1d120a2e', 4) +
    rect(x, y, w, h, '#fffdf8', 4) +
    rect(x + rim, y + rim, w - rim * 2, inner, fill) +
    stamp(subject, {
      x: sx * width,
      y: y + rim + inner / 2,
      size: Math.min(w - rim * 2, inner) * 0.74,
    }) +
    `${tape}</g>`
  )
}

/** Snapshots taped to a page, overlapping each other. */
export function collage(stage: Stage, subjects: readonly string[]): string {
  const { height, width, pair } = stage
  const shots = heaps[Math.min(subjects.length, height > width * 1.1 ? 4 : 2)] ?? heaps[2] ?? []
  const fills = [
    pair.shape,
    blend(pair.accent, pair.paper, 0.5),
    pair.ground,
    blend(pair.shape, pair.deep, 0.35),
  ]
  const page = pair.dark ? pair.ground : blend(pair.ground, pair.paper, 0.35)
  const lines = Array.from({ length: Math.ceil(height / 46) }, (_, index) =>
    rect(0, 30 + index * 46, width, 2, blend(page, pair.shape, 0.3)),
  )
  const laid = shots.map((shot, index) =>
    snapshot(stage, subjects[index] ?? '', shot, fills[index % fills.length] ?? pair.shape),
  )
  return wash(stage, page) + lines.join('') + laid.join('')
}

type Frame = readonly [x: number, y: number, width: number, height: number]

const hangings: readonly (readonly Frame[])[] = [
  [
    [0.1, 0.1, 0.44, 0.36],
    [0.6, 0.16, 0.3, 0.22],
    [0.1, 0.52, 0.3, 0.3],
    [0.46, 0.44, 0.44, 0.42],
  ],
  [
    [0.1, 0.12, 0.34, 0.28],
    [0.5, 0.1, 0.4, 0.4],
    [0.1, 0.46, 0.34, 0.4],
    [0.5, 0.56, 0.4, 0.26],
  ],
  [
    [0.12, 0.1, 0.76, 0.42],
    [0.12, 0.58, 0.35, 0.3],
    [0.53, 0.58, 0.35, 0.3],
  ],
]

/** Framed prints on a wall. */
export function wall(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const [first = [], ...others] = hangings
  const frames = chance.pick(first, ...others)
  const woods = pair.dark
    ? [pair.accent, pair.paper, pair.deep]
    : [pair.deep, '#fffdf8', blend(pair.deep, pair.accent, 0.5)]
  const prints = [pair.shape, blend(pair.accent, pair.paper, 0.55), pair.ground, pair.paper]
  const hung = frames.map(([fx, fy, fw, fh], index) => {
    const [x, y, w, h] = [fx * width, fy * height, fw * width, fh * height]
    const rim = 13
    const mount = Math.min(w, h) * 0.1
    const [inW, inH] = [w - (rim + mount) * 2, h - (rim + mount) * 2]
    return (
      rect(x + 8, y + 13, w, h, '#1d120a26') +
      rect(x, y, w, h, woods[index % woods.length] ?? pair.deep, 3) +
      rect(x + rim, y + rim, w - rim * 2, h - rim * 2, '#fdfbf7') +
      rect(x + rim + mount, y + rim + mount, inW, inH, prints[index % prints.length] ?? '') +
      stamp(subjects[index % subjects.length] ?? '', {
        x: x + w / 2,
        y: y + h / 2,
        size: Math.min(inW, inH) * 0.78,
      })
    )
  })
  const paint = pair.dark
    ? blend(pair.ground, pair.shape, 0.2)
    : blend(pair.ground, pair.shape, 0.3)
  const skirting = rect(0, height * 0.95, width, height * 0.05, blend(paint, '#ffffff', 0.4))
  return wash(stage, paint) + skirting + hung.join('')
}
