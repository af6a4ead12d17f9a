import type { Chance } from '../pictures/chance.ts'
import { standsOut } from '../pictures/contrast.ts'
import type { PairName } from '../pictures/palette.ts'
import type { GroundName, PictureSpec, Scene } from '../pictures/picture-spec.ts'
import { type EvenChoice, shuffled } from './choose.ts'
import type { GroupScene, Kit } from './kit.ts'
import { labelOf } from './labels.ts'

/** A picture's specification without its seed, which comes with the pin. */
export type Depiction = Omit<PictureSpec, 'seed'>

/** The number of subjects of a scene, and its bounds for height over width. */
const frames: Record<GroupScene, { count: readonly number[]; ratio: readonly [number, number] }> = {
  table: { count: [3, 4, 5, 6], ratio: [0.95, 1.5] },
  shelf: { count: [6, 7, 9], ratio: [1.15, 1.6] },
  outfit: { count: [3, 4, 5], ratio: [1.2, 1.6] },
  moodboard: { count: [5], ratio: [1.15, 1.6] },
  room: { count: [2, 3], ratio: [1.05, 1.5] },
  hills: { count: [1, 2], ratio: [1, 1.7] },
  shore: { count: [1], ratio: [0.95, 1.5] },
  blocks: { count: [4, 6], ratio: [1, 1.55] },
  pattern: { count: [1, 2], ratio: [0.95, 1.6] },
  steps: { count: [3], ratio: [0.92, 1.85] },
  collage: { count: [2, 3, 4], ratio: [1.05, 1.5] },
  wall: { count: [4], ratio: [1, 1.4] },
  split: { count: [2], ratio: [1.2, 1.75] },
  chart: { count: [6, 9], ratio: [1, 1.7] },
  stack: { count: [3], ratio: [1.05, 1.85] },
  wreath: { count: [4], ratio: [0.92, 1.3] },
  list: { count: [6], ratio: [1.15, 1.6] },
  packet: { count: [1], ratio: [1.15, 1.55] },
}

/** Subjects that work as a close-up. */
const near = new Set(
  `avocado lemon strawberry watermelon sunflower hibiscus rose tulip blossom fox dog-face cat-face
  pancakes doughnut birthday-cake cupcake pineapple lotus white-flower cherry-blossom cactus bouquet
  camera rabbit-face parrot yarn kiwi-fruit tangerine melon waffle croissant lion tropical-fish
  octopus crab butterfly honeybee lady-beetle leafy-green bicycle running-shoe guitar`.split(/\s+/),
)

/** Subjects that float on water. */
const afloat = new Set(
  `sailboat canoe duck ship ferry swan ring-buoy spouting-whale dolphin seal octopus passenger-ship
  tropical-fish turtle person-swimming`.split(/\s+/),
)

/** Outdoor subjects. */
const outside = new Set(
  `tent evergreen-tree deciduous-tree hut house houses house-with-garden bicycle dog cat black-cat owl
  fox deer hedgehog rabbit sunflower tulip cactus potted-plant train tram locomotive minibus bus castle
  church telescope hiking-boot running-shoe backpack umbrella-on-ground kite fire basket person-running
  woman-running man-running person-biking woman-biking camping mountain station seedling palm-tree
  poodle guide-dog kick-scooter rocket satellite-antenna robot ladder axe flashlight postbox canoe
  luggage pear tomato strawberry bucket`.split(/\s+/),
)

/** True when a subject fits a ground. */
function suits(subject: string, ground: GroundName): boolean {
  if (ground === 'crop') return near.has(subject)
  if (ground === 'horizon') return outside.has(subject)
  return ground !== 'waves' || afloat.has(subject)
}

const singleRatios = [0.92, 1, 1.08, 1.2, 1.3, 1.33, 1.45, 1.5, 1.62, 1.75] as const

function ratioBetween([low, high]: readonly [number, number], chance: Chance): number {
  return Math.round(chance.between(low, high) * 100) / 100
}

/** Returns the subjects of a scene: the idea's own first, then fitting others. */
function cast(kit: Kit, own: readonly string[], scene: GroupScene, chance: Chance) {
  const set = kit.sets.get(scene)
  const fits = set === undefined ? own : own.filter((subject) => set.includes(subject))
  const count = chance.pick(4, ...frames[scene].count)
  const wanted = frames[scene].count.includes(count) ? count : (frames[scene].count[0] ?? count)
  const others = shuffled(set ?? kit.also, chance)
  return { fits, subjects: [...new Set([...fits, ...others])].slice(0, wanted) }
}

function labelled(subjects: readonly string[]): Extract<Scene, { kind: 'list' }> | undefined {
  const named = subjects.flatMap((subject) => {
    const label = labelOf(subject)
    return label === undefined ? [] : [{ subject, label }]
  })
  if (named.length < 4) return undefined
  const shown = named.slice(0, 6)
  return {
    kind: 'list',
    subjects: shown.map(({ subject }) => subject),
    lettering: shown.map(({ label }) => label),
  }
}

function groupScene(kit: Kit, own: readonly string[], kind: GroupScene, chance: Chance) {
  const { fits, subjects } = cast(kit, own, kind, chance)
  const [first = ''] = own
  if (kind === 'list') return labelled([...new Set([...own, ...shuffled(kit.also, chance)])])
  if (kind === 'packet') {
    const label = labelOf(first)
    return label === undefined
      ? undefined
      : ({ kind: 'packet', subject: first, lettering: label } satisfies Scene)
  }
  if (fits.length === 0 || subjects.length < (frames[kind].count[0] ?? 1)) return undefined
  if (kind === 'hills' || kind === 'shore')
    return { kind: 'landscape', subjects: subjects.toReversed(), water: kind === 'shore' } as const
  return { kind, subjects } satisfies Scene
}

/** Returns one of the theme's color pairs, in turn, on which the subject stands out. */
export function pairFor(
  pairs: readonly PairName[],
  scene: Scene,
  even: EvenChoice,
  chance: Chance,
) {
  const clear = pairs.filter((pair) => standsOut(scene, pair))
  return even.of(clear.length > 0 ? clear : pairs, chance) ?? 'sand'
}

/** Chooses the scene, the colors and the ratio of an idea's picture. */
export function depictIdea(
  kit: Kit,
  own: readonly string[],
  even: EvenChoice,
  chance: Chance,
): Depiction {
  const kind = chance.often(0.56) ? even.of(kit.scenes, chance) : undefined
  const scene = kind && groupScene(kit, own, kind, chance)
  if (kind !== undefined && scene !== undefined)
    return {
      scene,
      pair: pairFor(kit.pairs, scene, even, chance),
      ratio: ratioBetween(frames[kind].ratio, chance),
    }
  const [first = ''] = own
  const subject = chance.often(0.7) ? first : (own[1] ?? first)
  const fitting = kit.grounds.filter((each) => suits(subject, each))
  const ground = even.of(fitting, chance) ?? 'disc'
  const single: Scene = { kind: 'single', ground, subject }
  const pair = pairFor(kit.pairs, single, even, chance)
  return { scene: single, pair, ratio: chance.pick(...singleRatios) }
}
