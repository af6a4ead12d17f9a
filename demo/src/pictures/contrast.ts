import { blend, type Pair, type PairName, palette } from './palette.ts'
import type { GroundName, Scene } from './picture-spec.ts'
import { tintOf } from './tints.ts'

type Behind = (pair: Pair) => string

const lit = (pair: Pair): string => (pair.dark ? pair.ground : blend(pair.shape, pair.deep, 0.3))

/** The color directly behind a subject on each ground. */
const behind: Record<GroundName, Behind> = {
  disc: (pair) => pair.shape,
  dots: (pair) => pair.ground,
  stripes: (pair) => (pair.dark ? blend(pair.ground, '#ffffff', 0.2) : pair.paper),
  terrazzo: (pair) => (pair.dark ? pair.deep : pair.paper),
  checker: (pair) => pair.paper,
  rays: (pair) => (pair.dark ? pair.shape : pair.paper),
  frame: (pair) => pair.shape,
  arch: (pair) => (pair.dark ? pair.shape : blend(pair.shape, pair.paper, 0.6)),
  horizon: (pair) => pair.ground,
  gradient: (pair) => blend(pair.ground, pair.shape, 0.5),
  waves: (pair) => pair.ground,
  arcs: (pair) => (pair.dark ? pair.ground : blend(pair.ground, pair.paper, 0.4)),
  stamp: (pair) => pair.shape,
  spot: lit,
  graph: (pair) => (pair.dark ? pair.ground : pair.paper),
  crop: (pair) => (pair.dark ? pair.shape : blend(pair.ground, pair.shape, 0.7)),
}

function surfaces(scene: Scene, pair: Pair): readonly (readonly [subject: string, on: string])[] {
  switch (scene.kind) {
    case 'single':
      return [[scene.subject, behind[scene.ground](pair)]]
    case 'product':
      return [[scene.subject, pair.dark ? blend(pair.ground, pair.shape, 0.4) : pair.paper]]
    case 'card':
    case 'packet':
      return [
        [scene.subject, scene.kind === 'card' ? pair.shape : blend(pair.paper, pair.shape, 0.4)],
      ]
    case 'split':
      return scene.subjects.slice(0, 2).map((name, at) => [name, at ? pair.shape : pair.ground])
    case 'pattern':
    case 'landscape':
    case 'wreath':
    case 'outfit':
      return scene.subjects.slice(0, 3).map((name) => [name, pair.ground])
    default:
      return []
  }
}

function channels(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Returns the distance of two colors: 0 for equal ones, about 760 for black and white. */
export function farApart(one: string, other: string): number {
  const [r1, g1, b1] = channels(one)
  const [r2, g2, b2] = channels(other)
  const red = (r1 + r2) / 2
  const [dr, dg, db] = [r1 - r2, g1 - g2, b1 - b2]
  return Math.sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db)
}

/** Below this distance a subject fades into its background. */
const clearly = 165

/** True when all subjects of a scene stand out in these colors. */
export function standsOut(scene: Scene, pair: PairName): boolean {
  return surfaces(scene, palette[pair]).every(([name, on]) => farApart(tintOf(name), on) >= clearly)
}
