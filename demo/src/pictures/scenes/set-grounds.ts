import { blend } from '../palette.ts'
import type { GroundName } from '../picture-spec.ts'
import { circle, gradient, num, pool, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'

type Ground = (stage: Stage, subject: string) => string

/** Nested arches, with the subject in the smallest. */
const arcs: Ground = (stage, subject) => {
  const { width, height, pair } = stage
  const foot = height * 0.84
  const tones = [
    pair.shape,
    blend(pair.accent, pair.paper, pair.dark ? 0.1 : 0.35),
    pair.paper,
    pair.dark ? pair.ground : blend(pair.ground, pair.paper, 0.4),
  ]
  const rings = tones.map((tone, index) => {
    const r = width * (0.46 - index * 0.075)
    const spring = Math.max(foot - height * 0.6 + r, r + height * 0.08 + index * width * 0.02)
    const d = `M${num(width / 2 - r)} ${num(foot)}V${num(spring)}A${num(r)} ${num(r)} 0 0 1 ${num(width / 2 + r)} ${num(spring)}V${num(foot)}Z`
    return `<path d="${d}" fill="${tone}"/>`
  })
  const size = width * 0.36
  return (
    wash(stage, pair.ground) +
    rings.join('') +
    rect(
      0,
      foot,
      width,
      height - foot,
      pair.dark ? pair.deep : blend(pair.ground, pair.shape, 0.6),
    ) +
    pool(width / 2, foot + 26, extentOf(subject, size).width * 0.6, 0.3) +
    stamp(subject, { x: width / 2, y: foot + 26, size, hold: 'foot' })
  )
}

/** A postage stamp. */
const stampPaper: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const [w, h] = [width * 0.72, Math.min(height * 0.8, width * 0.98)]
  const [x, y] = [(width - w) / 2, (height - h) / 2]
  const ground = pair.dark ? pair.ground : blend(pair.ground, pair.shape, 0.35)
  const [columns, rows] = [Math.round(w / 38), Math.round(h / 38)]
  const holes = [
    ...Array.from({ length: columns + 1 }, (_, index) => {
      const px = x + (index * w) / columns
      return circle(px, y, 11, ground) + circle(px, y + h, 11, ground)
    }),
    ...Array.from({ length: rows + 1 }, (_, index) => {
      const py = y + (index * h) / rows
      return circle(x, py, 11, ground) + circle(x + w, py, 11, ground)
    }),
  ]
  const rim = 38
  const view = rect(x + rim, y + rim, w - rim * 2, h - rim * 2, pair.shape)
  const sun = circle(x + w * 0.7, y + h * 0.3, w * 0.12, pair.dark ? pair.paper : pair.sun)
  const land = rect(
    x + rim,
    y + h * 0.68,
    w - rim * 2,
    h * 0.32 - rim,
    blend(pair.shape, pair.deep, 0.35),
  )
  const size = Math.min(w, h) * 0.5
  return (
    wash(stage, ground) +
    `<g transform="rotate(${num(chance.pick(-5, -3, 4))} ${num(width / 2)} ${num(height / 2)})">` +
    rect(x, y, w, h, '#fffdf8') +
    holes.join('') +
    view +
    sun +
    land +
    stamp(subject, { x: width / 2, y: y + h * 0.78, size, hold: 'foot' }) +
    '</g>'
  )
}

/** A cone of light in a dim room. */
const spot: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const foot = height * 0.8
  const from = width * chance.pick(0.36, 0.5, 0.64)
  const [wallTone, floorTone] = pair.dark
    ? [pair.ground, pair.deep]
    : [blend(pair.shape, pair.deep, 0.3), blend(pair.shape, pair.deep, 0.55)]
  const reach = width * 0.38
  const cone = `M${num(from - 34)} 0H${num(from + 34)}L${num(width / 2 + reach)} ${num(foot)}H${num(width / 2 - reach)}Z`
  const size = Math.min(width * 0.5, height * 0.44)
  const light = pair.dark ? pair.paper : '#fff8e8'
  return (
    wash(stage, wallTone) +
    rect(0, height * 0.7, width, height * 0.3, floorTone) +
    gradient('cone', light, wallTone) +
    `<path d="${cone}" fill="url(#cone)" fill-opacity="0.5"/>` +
    `<ellipse cx="${num(width / 2)}" cy="${num(foot)}" rx="${num(reach)}" ry="${num(reach * 0.2)}" fill="${light}" fill-opacity="0.42"/>` +
    pool(width / 2, foot + 6, extentOf(subject, size).width * 0.55, 0.4) +
    stamp(subject, { x: width / 2, y: foot + 6, size, hold: 'foot' })
  )
}

/** Squared paper with dimensions along two sides. */
const graph: Ground = (stage, subject) => {
  const { width, height, pair } = stage
  const step = 46
  const sheet = pair.dark ? pair.ground : pair.paper
  const rule = blend(sheet, pair.shape, 0.4)
  const ink = pair.dark ? pair.paper : pair.deep
  const grid = [
    ...Array.from(
      { length: Math.ceil(width / step) },
      (_, index) => `M${index * step + 23} 0V${num(height)}`,
    ),
    ...Array.from(
      { length: Math.ceil(height / step) },
      (_, index) => `M0 ${index * step + 23}H${num(width)}`,
    ),
  ]
  const size = Math.min(width * 0.56, height * 0.56)
  const extent = extentOf(subject, size)
  const [left, top] = [(width - extent.width) / 2, (height - extent.height) / 2]
  const [right, low] = [left + extent.width, top + extent.height]
  const ticks = (x: number, y: number, lean: boolean) =>
    lean ? `M${num(x)} ${num(y - 16)}v32` : `M${num(x - 16)} ${num(y)}h32`
  const level = low + 62
  const upright = left - 62
  const measures =
    `M${num(left)} ${num(level)}H${num(right)}${ticks(left, level, true)}${ticks(right, level, true)}` +
    `M${num(upright)} ${num(top)}V${num(low)}${ticks(upright, top, false)}${ticks(upright, low, false)}`
  return (
    wash(stage, sheet) +
    `<path d="${grid.join('')}" stroke="${rule}" stroke-width="2"/>` +
    stamp(subject, { x: width / 2, y: height / 2, size }) +
    `<path d="${measures}" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>`
  )
}

/** A close-up that does not fit the picture. */
const crop: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const [sx, sy] = chance.pick([0.66, 0.62], [0.34, 0.62], [0.62, 0.38], [0.5, 0.66])
  const tone = pair.dark ? pair.shape : blend(pair.ground, pair.shape, 0.7)
  return (
    wash(stage, pair.ground) +
    circle(width * (1 - sx), height * (1 - sy), width * 0.62, tone) +
    stamp(subject, {
      x: width * sx,
      y: height * sy,
      size: Math.max(width, height) * 0.96,
      turn: chance.between(-16, 16),
      shadow: 0.025,
    })
  )
}

/** The grounds that show a subject on a stage, on paper or as a close-up. */
export const setGrounds = { arcs, stamp: stampPaper, spot, graph, crop } satisfies Partial<
  Record<GroundName, Ground>
>
