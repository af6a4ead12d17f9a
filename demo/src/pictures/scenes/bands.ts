import { letteringWidth, letterLine } from '../lettering.ts'
import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'

/** Returns the largest size at which a subject fits a box. */
const fitting = (subject: string, width: number, height: number): number => {
  const one = extentOf(subject, 1)
  return Math.min(width / one.width, height / one.height)
}

function numeral(stage: Stage, digit: string, x: number, y: number, radius: number): string {
  const { pair } = stage
  const scale = radius / 15
  const colour = pair.dark ? pair.deep : pair.paper
  return (
    circle(x, y, radius, pair.dark ? pair.paper : pair.deep) +
    letterLine(digit, {
      x: x - (letteringWidth(digit) * scale) / 2,
      y: y + 8 * scale,
      scale,
      colour,
      weight: 3,
    })
  )
}

const bandFills = ({ pair }: Stage): readonly string[] => [
  pair.ground,
  blend(pair.ground, pair.shape, 0.45),
  blend(pair.ground, pair.shape, 0.85),
]

/** Three numbered steps. */
export function steps(stage: Stage, subjects: readonly string[]): string {
  const { width, height, chance } = stage
  const shown = subjects.slice(0, 3)
  const fills = bandFills(stage)
  const tall = height > width * 1.12
  const [across, down] = tall ? [width, height / shown.length] : [width / shown.length, height]
  const leftFirst = chance.often(0.5)
  return shown
    .map((subject, index) => {
      const [x, y] = tall ? [0, index * down] : [index * across, 0]
      const left = leftFirst === (index % 2 === 0)
      const [nx, ny] = tall
        ? [left ? width * 0.15 : width * 0.85, y + down / 2]
        : [x + across / 2, height * 0.14]
      const [sx, sy] = tall
        ? [left ? width * 0.6 : width * 0.4, y + down / 2]
        : [x + across / 2, height * 0.58]
      const size = fitting(subject, across * (tall ? 0.5 : 0.74), down * (tall ? 0.7 : 0.5))
      return (
        rect(x, y, across + 1, down + 1, fills[index % fills.length] ?? '') +
        numeral(stage, String(index + 1), nx, ny, 44) +
        stamp(subject, { x: sx, y: sy, size, shadow: 0.04 })
      )
    })
    .join('')
}

/** Subjects in a column, each on its own color. */
export function stack(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const shown = subjects.slice(0, height > width * 1.3 ? 3 : 2)
  const tones = [
    pair.ground,
    pair.shape,
    blend(pair.accent, pair.paper, pair.dark ? 0.15 : 0.45),
    pair.paper,
  ]
  const first = Math.floor(chance.between(0, tones.length))
  const down = height / shown.length
  const round = chance.often(0.5)
  return shown
    .map((subject, index) => {
      const tone = tones[(first + index) % tones.length] ?? pair.ground
      const mark = tones[(first + index + 1) % tones.length] ?? pair.shape
      const y = down * index
      const shape = round
        ? circle(width / 2, y + down / 2, Math.min(width, down) * 0.42, blend(tone, mark, 0.5))
        : rect(0, y + down * 0.62, width, down * 0.38 + 1, blend(tone, mark, 0.5))
      const size = fitting(subject, width * 0.6, down * 0.66)
      return (
        rect(0, y, width, down + 1, tone) +
        shape +
        stamp(subject, { x: width / 2, y: y + down / 2, size, shadow: 0.04 })
      )
    })
    .join('')
}

function plus(stage: Stage): string {
  const { width, height, pair } = stage
  const [x, y, arm] = [width / 2, height / 2, 22]
  const cross = `M${num(x - arm)} ${num(y)}h${num(arm * 2)}M${num(x)} ${num(y - arm)}v${num(arm * 2)}`
  return (
    circle(x, y, 52, pair.dark ? pair.deep : pair.paper) +
    `<path d="${cross}" stroke="${pair.dark ? pair.paper : pair.deep}" stroke-width="10" stroke-linecap="round"/>`
  )
}

/** Two related subjects, each on one half. */
export function split(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const [one = '', other = one] = subjects
  const slant = height * chance.pick(0, 0.14, -0.14)
  const [left, right] = [height / 2 + slant, height / 2 - slant]
  const half = `M0 ${num(left)}L${num(width)} ${num(right)}V${num(height)}H0Z`
  const second = pair.dark ? blend(pair.shape, pair.ground, 0.2) : pair.shape
  const size = Math.min(width * 0.5, height * 0.33)
  return (
    wash(stage, pair.ground) +
    `<path d="${half}" fill="${second}"/>` +
    stamp(one, { x: width * 0.5, y: height * 0.24, size, shadow: 0.04, turn: -4 }) +
    stamp(other, { x: width * 0.5, y: height * 0.76, size, shadow: 0.04, turn: 4 }) +
    plus(stage)
  )
}
