import { kits } from '../kits/all.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import { campfire } from './campfire.ts'
import type {
  DemoBoard,
  DemoCollaborator,
  DemoPerson,
  DemoPin,
  DemoWorld,
} from './demo-entities.ts'
import { kitWorld } from './kit-world.ts'
import { quietBoards } from './quiet-boards.ts'
import { moreShops, townspeople } from './townspeople.ts'
import { troubledPeople } from './troubled-people.ts'
import { writtenWorld } from './written-world.ts'

/** Number of original pins in the whole world. */
const pinCount = 2_000

const settled: readonly DemoPerson[] = [...writtenWorld.people, ...townspeople, ...moreShops]
const people: readonly DemoPerson[] = [...settled, ...troubledPeople]
const { boards, pins } = kitWorld(settled, pinCount - writtenWorld.pins.length)

/** One in six boards has a collaborator, who likes the same theme. */
function collaboratorsOf(board: DemoBoard): readonly DemoCollaborator[] {
  const chance = chanceFrom(seedFrom(`shared ${board.slug}`))
  if (!chance.often(0.17)) return []
  const fond = people.filter(
    ({ username, themes }) => username !== board.owner && themes.includes(board.theme ?? ''),
  )
  return fond.slice(0, chance.pick(1, 2)).map(({ username }) => ({
    board: board.slug,
    username,
    state: chance.often(0.8) ? 'active' : 'invited',
  }))
}

const moving = 'Coffee that tastes of smoke'

/** Links to flagged domains, so that each warning can be seen. */
const flaggedLinks: ReadonlyMap<string, string> = new Map([
  ['A kite that cost nothing', 'https://malware.example/free-kite-plan'],
  ['Everything I carry, weighed', 'https://phishing.example/win-a-bag'],
  ['Lipstick and nothing to go with it', 'https://adult.example/lipstick'],
  ['Six minutes and not a second more', 'https://spam.example/egg-timers'],
  ['Bread for people with other plans', 'https://misleading.example/one-hour-bread'],
])

function finished(pin: DemoPin): DemoPin {
  const link = flaggedLinks.get(pin.title) ?? pin.link
  return pin.title === moving ? { ...pin, link, picture: campfire.picture } : { ...pin, link }
}

const interests = people.flatMap(({ username, themes }) =>
  [...new Set(kits.filter(({ theme }) => themes.includes(theme)).map(({ topic }) => topic))].map(
    (topic) => ({ username, topic }),
  ),
)

/** The demo world: the pins written by hand, and the themes' pins. */
export const demoWorld: DemoWorld = {
  people,
  boards: [...writtenWorld.boards, ...boards, ...quietBoards],
  pins: [...writtenWorld.pins, ...pins.map(finished)],
  collaborators: [...writtenWorld.collaborators, ...boards.flatMap(collaboratorsOf)],
  advertisers: [
    ...writtenWorld.advertisers,
    { owner: 'fernside_nursery', name: 'Fernside Spring', currency: 'GBP', people: [] },
    { owner: 'north_loom', name: 'North Loom', currency: 'EUR', people: ['greta_nilsen'] },
    { owner: 'cairn_outfitters', name: 'Cairn', currency: 'USD', people: ['ben_aldous'] },
    { owner: 'tidewheel', name: 'Tidewheel Harbour', currency: 'EUR', people: [] },
    { owner: 'paper_lantern', name: 'Paper Lantern Press', currency: 'USD', people: [] },
  ],
  promoted: [
    ...writtenWorld.promoted,
    'Two-person tent, canvas',
    'Lambswool, 100 g',
    'City bicycle, seven gears',
    'Cactus trio, mild mannered',
    'Fox, two-colour print',
    'Everyday running shoe',
  ],
  sponsored: [
    ...writtenWorld.sponsored,
    { title: 'Eight kilos with the food', sponsor: 'cairn_outfitters', status: 3 },
    { title: 'The jumper with no seams', sponsor: 'north_loom', status: 3 },
    { title: 'A fox in a good frame', sponsor: 'paper_lantern', status: 3 },
    { title: 'The ride is a reason for lunch', sponsor: 'tidewheel', status: 3 },
    { title: 'A petrol station for bees', sponsor: 'fernside_nursery', status: 3 },
    { title: 'Roadside, six minutes', sponsor: 'tidewheel', status: 2 },
  ],
  agents: [
    ...writtenWorld.agents,
    { business: 'harrow_field', username: 'teo_lindqvist', permission: 'ANALYTICS' },
    { business: 'fernside_nursery', username: 'tom_ashworth', permission: 'CONTENT' },
    // A studio that may act for other businesses, in every role.
    { business: 'low_shelf', username: 'studio_lumen', permission: 'CONTENT' },
    { business: 'paper_lantern', username: 'studio_lumen', permission: 'OWNER' },
    { business: 'north_loom', username: 'studio_lumen', permission: 'CONTENT' },
  ],
  moving: { title: moving, video: campfire.video },
  interests,
  isGuarded: true,
}
