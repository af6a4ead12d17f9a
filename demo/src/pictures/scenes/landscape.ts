import { blend } from '../palette.ts'
import { circle, gradient, num, pool, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'
import { hill, stars } from './views.ts'

/** The subjects' positions from far to near, as shares of the width, for one to three subjects. */
const columns: Record<number, readonly number[]> = {
  1: [0.5],
  2: [0.75, 0.33],
  3: [0.4, 0.76, 0.36],
}

/** Relative heights of subjects. */
const statures: Record<string, number> = {
  'evergreen-tree': 1.35,
  'deciduous-tree': 1.35,
  tent: 1.15,
  fire: 0.55,
  hedgehog: 0.9,
  'sheaf-of-rice': 0.8,
}

function sky(stage: Stage, sunX: number): string {
  const { width, height, pair } = stage
  const [high, low] = pair.dark
    ? [pair.deep, blend(pair.ground, pair.shape, 0.6)]
    : [pair.ground, pair.paper]
  const light = pair.dark ? blend(pair.paper, pair.accent, 0.2) : pair.sun
  return (
    gradient('sky', high, low) +
    wash(stage, 'url(#sky)') +
    (pair.dark ? stars(stage, 40) : '') +
    circle(sunX, height * 0.2, width * 0.11, light)
  )
}

function water(stage: Stage, top: number, x: number, reach: number, fill: string): string {
  const { width, height, chance } = stage
  const ripples = Array.from({ length: 4 }, (_, index) => {
    const long = reach * chance.between(0.4, 1)
    const left = x - long / 2 + chance.between(-40, 40)
    return rect(left, top + height * 0.055 + 16 + index * 22, long, 6, '#ffffff4d', 3)
  })
  return rect(0, top, width, height - top, fill) + ripples.join('')
}

function ridge(stage: Stage): string {
  const { width, height, pair } = stage
  const foot = height * 0.66
  const stone = blend(pair.ground, pair.shape, pair.dark ? 0.32 : 0.4)
  const snow = pair.dark ? blend(pair.paper, pair.ground, 0.1) : pair.paper
  return [0.2, 0.58, 0.92]
    .map((share, index) => {
      const x = width * share
      const rise = height * (index === 1 ? 0.33 : 0.24)
      const peak = foot - rise
      const cap = rise * 0.3
      const slope = 0.82
      const body = `M${num(x)} ${num(peak)}l${num(rise * slope)} ${num(rise)}h${num(-2 * rise * slope)}Z`
      const tip = `M${num(x)} ${num(peak)}l${num(cap * slope)} ${num(cap)}l${num(-cap * 0.42)} ${num(-cap * 0.3)}l${num(-cap * 0.4)} ${num(cap * 0.34)}l${num(-cap * 0.4)} ${num(-cap * 0.34)}l${num(-cap * 0.42)} ${num(cap * 0.3)}Z`
      return `<path d="${body}" fill="${stone}"/><path d="${tip}" fill="${snow}"/>`
    })
    .join('')
}

/** A landscape: the subjects stand on hills, far to near, or by water. */
export function landscape(stage: Stage, subjects: readonly string[], onWater: boolean): string {
  const { width, height, pair, chance } = stage
  const mirrored = chance.often(0.5)
  const places = columns[subjects.length] ?? [0.5]
  const last = subjects.length - 1
  const peaks = !onWater && chance.often(0.6) ? ridge(stage) : ''
  const layers = subjects.map((subject, index) => {
    const depth = last ? index / last : 1
    const top = height * (0.52 + (last ? 0.27 * depth : 0.14))
    const far = blend(pair.ground, pair.shape, pair.dark ? 0.5 : 0.7)
    const fill = blend(far, blend(pair.shape, pair.deep, 0.3), depth)
    const size = width * (0.3 + depth * 0.16) * (statures[subject] ?? 1)
    const share = (places[index] ?? 0.5) + chance.between(-0.03, 0.03)
    const x = width * (mirrored ? 1 - share : share)
    const foot = top + height * 0.055
    const wide = extentOf(subject, size).width
    const ground = onWater
      ? water(stage, top, x, wide * 1.2, fill)
      : hill(stage, top, x < width / 2 ? 40 : -40, fill) + pool(x, foot, wide * 0.6, 0.26)
    return ground + stamp(subject, { x, y: foot, size, hold: 'foot' })
  })
  return sky(stage, width * (mirrored ? 0.74 : 0.26)) + peaks + layers.join('')
}
