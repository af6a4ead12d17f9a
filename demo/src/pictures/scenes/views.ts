import { letteringWidth, letterLine } from '../lettering.ts'
import { blend } from '../palette.ts'
import { circle, gradient, num, pool, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'

/** A soft hill across the picture, whose ends may differ in height. */
export function hill(stage: Stage, top: number, rise: number, fill: string): string {
  const { width, height } = stage
  const curve = `M0 ${num(top + rise * 0.4)}C${num(width * 0.28)} ${num(top - rise)} ${num(width * 0.62)} ${num(top - rise * 0.3)} ${num(width)} ${num(top + rise * 0.7)}`
  return `<path d="${curve}V${num(height)}H0Z" fill="${fill}"/>`
}

/** Small stars over the upper part of a dark picture. */
export function stars(stage: Stage, count: number): string {
  const { width, height, pair, chance } = stage
  return Array.from({ length: count }, () =>
    circle(
      chance.between(20, width - 20),
      chance.between(20, height * 0.55),
      chance.between(1.5, 4.5),
      pair.paper,
    ),
  ).join('')
}

/** A subject standing on a hill under the moon. */
export function horizon(stage: Stage, subject: string): string {
  const { width, height, pair, chance } = stage
  const ground = height * chance.between(0.62, 0.7)
  const moonX = width * chance.pick(0.24, 0.76)
  const moon = pair.dark ? blend(pair.paper, pair.ground, 0.12) : pair.paper
  const size = Math.min(width * 0.56, height * 0.46)
  const foot = ground + height * 0.09
  return (
    wash(stage, pair.ground) +
    (pair.dark ? stars(stage, 26) : '') +
    circle(moonX, height * 0.19, width * 0.1, moon) +
    hill(stage, ground - 70, 50, blend(pair.ground, pair.shape, 0.45)) +
    hill(stage, ground, chance.pick(46, -46), pair.shape) +
    pool(width / 2, foot, extentOf(subject, size).width * 0.62, 0.3) +
    stamp(subject, { x: width / 2, y: foot, size, hold: 'foot' })
  )
}

/** Splits lettering into two lines of similar length, so that it can be large. */
function twoLines(lettering: string): readonly string[] {
  const words = lettering.split(' ')
  if (words.length < 2) return [lettering]
  const half = Math.ceil(words.length / 2)
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')]
}

/** A subject over a slanted gradient, with lettering below if there is any. */
export function gradientTitle(stage: Stage, subject: string, lettering = ''): string {
  const { width, height, pair } = stage
  const [from, to] = pair.dark
    ? [pair.ground, pair.shape]
    : [pair.ground, blend(pair.shape, pair.deep, 0.12)]
  const lines = lettering ? twoLines(lettering) : []
  const scale = Math.min(4.6, ...lines.map((line) => (width * 0.82) / letteringWidth(line)))
  const leading = scale * 19
  const words = lines.map((line, index) =>
    letterLine(line, {
      x: width * 0.09,
      y: height - width * 0.11 - (lines.length - 1 - index) * leading,
      scale,
      colour: pair.dark ? pair.paper : '#ffffff',
      weight: index ? 1.7 : 2.7,
    }),
  )
  const room = height - lines.length * leading
  return (
    gradient('fall', from, to, true) +
    wash(stage, 'url(#fall)') +
    stamp(subject, {
      x: width / 2,
      y: room * 0.48,
      size: Math.min(width * 0.54, room * 0.62),
      shadow: 0.035,
    }) +
    words.join('')
  )
}

/** An arched window with a view, the subject on its sill. */
export function archWindow(stage: Stage, subject: string): string {
  const { width, height, pair, chance } = stage
  const w = width * 0.68
  const x = (width - w) / 2
  const top = height * 0.12
  const sill = height * 0.8
  const opening = `M${num(x)} ${num(sill)}V${num(top + w / 2)}A${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(x + w)} ${num(top + w / 2)}V${num(sill)}Z`
  const [high, low] = pair.dark ? [pair.deep, pair.shape] : [pair.shape, pair.paper]
  const size = Math.min(width * 0.48, (sill - top) * 0.66)
  const sun = circle(x + w * chance.pick(0.3, 0.7), top + w * 0.42, w * 0.13, pair.sun)
  return (
    gradient('view', high, low) +
    wash(stage, pair.ground) +
    `<clipPath id="opening"><path d="${opening}"/></clipPath>` +
    `<path d="${opening}" fill="none" stroke="${pair.dark ? pair.shape : pair.paper}" stroke-width="34"/>` +
    `<g clip-path="url(#opening)">${rect(x, top, w, sill - top, 'url(#view)')}${sun}${hill(stage, sill - 120, 40, blend(high, low, 0.4))}</g>` +
    rect(x - 44, sill, w + 88, 34, pair.dark ? pair.paper : pair.deep, 6) +
    rect(x - 20, sill + 34, w + 40, 14, '#1d120a1f') +
    stamp(subject, { x: width / 2, y: sill + 4, size, hold: 'foot' })
  )
}
