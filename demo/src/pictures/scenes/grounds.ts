import { blend } from '../palette.ts'
import type { GroundName } from '../picture-spec.ts'
import { circle, gradient, num, rect, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

type Ground = (stage: Stage, subject: string) => string

const glass = 'fill="#ffffff" fill-opacity="0.2"'

const disc: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const y = height * 0.5
  const radius = width * chance.between(0.37, 0.41)
  const ring = chance.often(0.45)
    ? `<circle cx="${num(width / 2)}" cy="${num(y)}" r="${num(radius + 34)}" fill="none" stroke="${pair.shape}" stroke-width="6"/>`
    : ''
  return (
    wash(stage, pair.ground) +
    ring +
    circle(width / 2, y, radius, pair.shape) +
    stamp(subject, {
      x: width / 2,
      y,
      size: width * 0.52,
      turn: chance.between(-6, 6),
      shadow: 0.04,
    })
  )
}

const dots: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const step = chance.pick(52, 64, 76)
  const rows = Math.ceil(height / step) + 1
  const columns = Math.ceil(width / step) + 1
  const grid = Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    const x = (index % columns) * step + (row % 2 ? step / 2 : 0)
    return circle(x, row * step + step / 3, step * 0.11, pair.shape)
  })
  return (
    wash(stage, pair.ground) +
    grid.join('') +
    stamp(subject, {
      x: width / 2,
      y: height / 2,
      size: width * 0.58,
      turn: chance.between(-9, 9),
      shadow: 0.05,
    })
  )
}

const stripes: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const band = width / chance.pick(6, 8, 10)
  const bands = Array.from({ length: Math.ceil(width / band / 2) }, (_, index) =>
    rect(index * band * 2, 0, band, height, blend(pair.ground, pair.shape, 0.42)),
  )
  const w = width * 0.74
  const h = Math.min(height * 0.68, w * 1.5)
  const pill = `<rect x="${num((width - w) / 2)}" y="${num((height - h) / 2)}" width="${num(w)}" height="${num(h)}" rx="${num(w / 2)}" ${pair.dark ? glass : `fill="${pair.paper}" fill-opacity="0.85"`}/>`
  const size = width * 0.46
  return (
    wash(stage, pair.ground) +
    bands.join('') +
    pill +
    stamp(subject, { x: width / 2, y: height / 2, size, shadow: 0.04 })
  )
}

const terrazzo: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const step = 92
  const columns = Math.ceil(width / step) + 1
  const count = columns * (Math.ceil(height / step) + 1)
  const chips = Array.from({ length: count }, (_, index) => {
    const x = (index % columns) * step + chance.between(-30, 30)
    const y = Math.floor(index / columns) * step + chance.between(-30, 30)
    const s = chance.between(11, 27)
    const colour = chance.pick(pair.shape, pair.accent, pair.deep, pair.shape, pair.paper)
    const turn = `translate(${num(x)} ${num(y)}) rotate(${num(chance.between(0, 360))}) scale(${num(s)})`
    return `<path transform="${turn}" fill="${colour}" d="M-1-.3L-.2-.8L.9-.5L.7.5L-.3.7Z"/>`
  })
  const y = height / 2
  return (
    wash(stage, pair.ground) +
    chips.join('') +
    circle(width / 2, y, width * 0.39, pair.dark ? pair.deep : pair.paper) +
    stamp(subject, { x: width / 2, y, size: width * 0.48, shadow: 0.05 })
  )
}

const checker: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const cell = width / chance.pick(6, 8)
  const columns = Math.round(width / cell)
  const cells = Array.from({ length: columns * Math.ceil(height / cell) }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if ((column + row) % 2) return ''
    return rect(column * cell, row * cell, cell, cell, blend(pair.ground, pair.shape, 0.55))
  })
  const [x, y, r] = [width / 2, height / 2, width * 0.38]
  const plate =
    `<circle cx="${num(x + 8)}" cy="${num(y + 14)}" r="${num(r)}" fill="#1d120a" fill-opacity="0.14"/>` +
    circle(x, y, r, pair.paper) +
    circle(x, y, r * 0.78, blend(pair.paper, pair.shape, 0.22))
  return (
    wash(stage, pair.ground) +
    cells.join('') +
    plate +
    stamp(subject, { x, y, size: width * 0.5, shadow: 0.04, turn: chance.between(-8, 8) })
  )
}

const rays: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const [x, y, reach] = [width / 2, height * 0.52, width + height]
  const count = chance.pick(12, 14, 16)
  const wedges = Array.from({ length: count }, (_, index) => {
    const angle = (turn: number) => ((index + turn) / count) * Math.PI * 2
    const point = (a: number) => `${num(x + Math.cos(a) * reach)} ${num(y + Math.sin(a) * reach)}`
    return `M${num(x)} ${num(y)}L${point(angle(0))}L${point(angle(0.5))}Z`
  })
  return (
    wash(stage, pair.ground) +
    `<path d="${wedges.join('')}" fill="${blend(pair.ground, pair.shape, 0.42)}"/>` +
    circle(x, y, width * 0.36, pair.dark ? pair.shape : pair.paper) +
    stamp(subject, { x, y, size: width * 0.5, shadow: 0.04 })
  )
}

const waves: Ground = (stage, subject) => {
  const { width, height, pair, chance } = stage
  const sea = (top: number, fill: string, shift: number) => {
    const crest = Array.from(
      { length: 5 },
      () => `q${num(width / 8)} -44 ${num(width / 4)} 0t${num(width / 4)} 0`,
    )
    return `<path d="M${num(-shift)} ${num(top)}${crest.join('')}V${num(height)}H${num(-shift)}Z" fill="${fill}"/>`
  }
  const line = height * 0.56
  const gaps = Array.from({ length: 4 }, (_, index) => line + 34 + (index * (height - line)) / 4)
  return (
    gradient('sky', pair.dark ? pair.deep : pair.paper, pair.dark ? pair.shape : pair.ground) +
    wash(stage, 'url(#sky)') +
    circle(
      width * chance.pick(0.26, 0.74),
      height * 0.2,
      width * 0.11,
      pair.dark ? pair.paper : pair.sun,
    ) +
    sea(line, blend(pair.ground, pair.shape, 0.6), chance.between(0, 180)) +
    stamp(subject, { x: width / 2, y: line + 58, size: width * 0.52, hold: 'foot' }) +
    gaps
      .map((top, index) =>
        sea(top, blend(pair.shape, pair.deep, index * 0.2), chance.between(0, 180)),
      )
      .join('')
  )
}

const frame: Ground = (stage, subject) => {
  const { width, height, pair } = stage
  const [x, y] = [width * 0.14, height * 0.12]
  const [w, h] = [width * 0.72, height * 0.76]
  const mount = width * 0.07
  const wood = pair.dark ? pair.accent : pair.deep
  return (
    wash(stage, pair.ground) +
    `<rect x="${num(x + 12)}" y="${num(y + 18)}" width="${num(w)}" height="${num(h)}" fill="#1d120a" fill-opacity="0.16"/>` +
    rect(x, y, w, h, wood, 4) +
    rect(x + 14, y + 14, w - 28, h - 28, '#fdfbf7') +
    rect(x + mount + 14, y + mount + 14, w - mount * 2 - 28, h - mount * 2 - 28, pair.shape) +
    stamp(subject, { x: width / 2, y: height / 2, size: width * 0.4 })
  )
}

/** The flat grounds: a subject on color and pattern. */
export const flatGrounds = {
  disc,
  dots,
  stripes,
  terrazzo,
  checker,
  rays,
  waves,
  frame,
} satisfies Partial<Record<GroundName, Ground>>
