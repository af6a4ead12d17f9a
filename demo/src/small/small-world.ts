import type { DemoWorld } from '../content/demo-entities.ts'
import { demoWorld } from '../content/world.ts'

const owners = new Set(['mira_okafor', 'jonas_weil', 'studio_lumen', 'harrow_field'])

/** Pictures of three pins of each. Tests know them, so that the world may grow around them. */
const pictures = [
  'latte',
  'pancakes',
  'breakfast_tray',
  'forest_mist',
  'forest_mist-6',
  'mist_mountains-8',
  'moodboard',
  'moodboard-2',
  'pencils-1',
  'round_mirror',
  'wall_clock',
  'boards',
]

const { people, boards, pins } = demoWorld

/** A few people of the demo world, two of them businesses, with three pins each. */
export const smallWorld: DemoWorld = {
  people: people.filter(({ username }) => owners.has(username)),
  boards: boards.filter(({ owner, isForAds }) => owners.has(owner) && !isForAds),
  pins: pictures.flatMap((name) => pins.filter(({ picture }) => picture === `pictures/${name}`)),
  notes: [],
  collaborators: [],
  advertisers: [],
  promoted: [],
  sponsored: [],
  agents: [],
  moving: null,
  interests: [],
  isGuarded: false,
}
