import { letteringWidth, letterLine } from '../lettering.ts'
import { circle, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

/** Large lettering on a color, with one subject in a round corner. */
export function card(stage: Stage, lettering: readonly string[], subject: string): string {
  const { width, height, pair, chance } = stage
  const low = chance.often(0.5)
  const longest = Math.max(...lettering.map(letteringWidth))
  const scale = Math.min(8.2, (width * 0.8) / longest, (height * 0.42) / (lettering.length * 20))
  const leading = scale * 21
  const first = low
    ? width * 0.1 + scale * 16
    : height - width * 0.14 - (lettering.length - 1) * leading
  const words = lettering.map((line, index) =>
    letterLine(line, {
      x: width * 0.1,
      y: first + index * leading,
      scale,
      colour: pair.dark ? pair.paper : pair.deep,
      weight: 2.9,
    }),
  )
  const radius = width * 0.5
  const [cx, cy] = [width * 0.58, low ? height - radius * 0.86 : radius * 0.86]
  return (
    wash(stage, pair.ground) +
    circle(cx, cy, radius, pair.shape) +
    circle(width * 0.14, low ? height - width * 0.14 : width * 0.14, width * 0.05, pair.accent) +
    stamp(subject, { x: cx, y: cy, size: radius * 1.02, shadow: 0.04 }) +
    words.join('')
  )
}
