import { blend } from '../palette.ts'
import { circle, num, type Stage, wash } from '../stage.ts'
import { stamp } from '../stamp.ts'

/** The first subject in the center of a ring of the others. */
export function wreath(stage: Stage, subjects: readonly string[]): string {
  const { width, height, pair, chance } = stage
  const [middle = '', ...ring] = subjects
  const [x, y] = [width / 2, height / 2]
  const radius = Math.min(width, height) * 0.36
  const count = chance.pick(9, 10, 12)
  const around = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 - Math.PI / 2
    const subject = ring[index % Math.max(1, ring.length)] ?? middle
    return stamp(subject, {
      x: x + Math.cos(angle) * radius,
      y: y + Math.sin(angle) * radius,
      size: radius * (index % 2 ? 0.36 : 0.44),
      turn: (index / count) * 360 + chance.between(-12, 12),
    })
  })
  const hoop = `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${pair.dark ? pair.accent : pair.deep}" stroke-width="9" stroke-opacity="0.7"/>`
  return (
    wash(stage, pair.ground) +
    circle(x, y, radius * 1.32, blend(pair.ground, pair.shape, 0.35)) +
    hoop +
    around.join('') +
    stamp(middle, { x, y, size: radius * 0.92, shadow: 0.03 })
  )
}
