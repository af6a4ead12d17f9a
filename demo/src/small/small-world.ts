import type { DemoWorld } from '../content/demo-entities.ts'
import { demoWorld } from '../content/world.ts'

const owners = new Set(['mira_okafor', 'jonas_weil', 'studio_lumen', 'harrow_field'])
const pinsOfEach = 3

const { people, boards, pins } = demoWorld

/** A few people of the demo world, two of them businesses, with three pins each. */
export const smallWorld: DemoWorld = {
  people: people.filter(({ username }) => owners.has(username)),
  boards: boards.filter(({ owner, isForAds }) => owners.has(owner) && !isForAds),
  pins: [...owners].flatMap((owner) => {
    const open = boards.filter((board) => board.owner === owner && !board.secret)
    const slugs = new Set(open.map(({ slug }) => slug))
    return pins
      .filter(({ creator, board }) => creator === owner && slugs.has(board))
      .slice(0, pinsOfEach)
  }),
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
