import { blend } from '../palette.ts'
import { circle, num, rect, type Stage, wash } from '../stage.ts'
import { extentOf, stamp } from '../stamp.ts'

const backdrops = ['plain', 'sun', 'half', 'stripes', 'dots', 'hills', 'rings'] as const

function backdrop(stage: Stage, kind: (typeof backdrops)[number]): string {
  const { width, height, pair } = stage
  const soft = blend(pair.ground, pair.shape, 0.5)
  switch (kind) {
    case 'plain':
      return ''
    case 'sun':
      return circle(width * 0.5, height * 0.52, width * 0.4, pair.shape)
    case 'half':
      return rect(width * 0.5, 0, width * 0.5, height, soft)
    case 'stripes':
      return Array.from({ length: 5 }, (_, index) =>
        rect(index * width * 0.2, 0, width * 0.1, height, soft),
      ).join('')
    case 'dots':
      return Array.from({ length: 36 }, (_, index) =>
        circle(
          ((index % 6) + 0.5) * (width / 6),
          (Math.floor(index / 6) + 0.5) * (height / 6),
          17,
          soft,
        ),
      ).join('')
    case 'hills':
      return `<path d="M0 ${num(height * 0.62)}Q${num(width * 0.3)} ${num(height * 0.42)} ${num(width)} ${num(height * 0.7)}V${num(height)}H0Z" fill="${soft}"/>`
    case 'rings':
      return [0.62, 0.5, 0.38]
        .map((share, index) =>
          circle(width / 2, height * 0.52, width * share, index % 2 ? pair.ground : soft),
        )
        .join('')
  }
}

/** A face, or a shop's sign, on a ground that still looks right when cropped to a circle. */
export function portrait(stage: Stage, subject: string): string {
  const { width, height, pair, chance } = stage
  const [first, ...others] = backdrops
  const one = extentOf(subject, 1)
  const size = (width * 0.58) / Math.max(one.width, one.height)
  return (
    wash(stage, pair.ground) +
    backdrop(stage, chance.pick(first, ...others)) +
    stamp(subject, { x: width / 2, y: height * 0.52, size, shadow: 0.025 })
  )
}
