import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import { demoBoards } from './boards.ts'
import type { DemoBoard, DemoCollaborator, DemoPerson, DemoPin, DemoVideo, DemoWorld } from './demo-entities.ts'
import { writtenIdeas, writtenNotes } from './ideas.ts'
import { demoPeople } from './people.ts'
import { themes } from './themes.ts'
import { moreShops, townspeople } from './townspeople.ts'
import { troubledPeople } from './troubled-people.ts'

const people: readonly DemoPerson[] = [
  ...demoPeople,
  ...townspeople,
  ...moreShops,
  ...troubledPeople,
]

/** Boards whose people tests and documents name. */
const knownCollaborators: readonly DemoCollaborator[] = [
  { board: 'weekend-under-canvas', username: 'jonas_weil', state: 'active' },
  { board: 'long-lunches', username: 'priya_raman', state: 'active' },
  { board: 'small-celebrations', username: 'ana_prado', state: 'invited' },
]

/** One in four other boards has a collaborator, who likes the same theme. */
function collaboratorsOf(board: DemoBoard): readonly DemoCollaborator[] {
  const chance = chanceFrom(seedFrom(`shared ${board.slug}`))
  const isKnown = knownCollaborators.some(({ board: slug }) => slug === board.slug)
  if (isKnown || board.secret || board.isForAds || !chance.often(0.25)) return []
  const fond = people.filter(
    ({ username, themes: liked }) => username !== board.owner && liked.includes(board.theme),
  )
  const first = Math.floor(chance.between(0, fond.length))
  return fond.slice(first, first + chance.pick(1, 2)).map(({ username }) => ({
    board: board.slug,
    username,
    state: chance.often(0.8) ? 'active' : 'invited',
  }))
}

/** Links to flagged domains, so that each warning can be seen. */
const flaggedLinks: ReadonlyMap<string, string> = new Map([
  ['prints/planets', 'https://malware.example/free-poster-plan'],
  ['prints/wardrobe', 'https://phishing.example/win-a-bag'],
  ['prints/blush-pans', 'https://adult.example/blush'],
  ['prints/recipe-country-loaf', 'https://misleading.example/one-hour-bread'],
  ['prints/wind-down', 'https://spam.example/sleep-timers'],
])

const pins: readonly DemoPin[] = writtenIdeas(people).map((pin) => ({
  ...pin,
  link: flaggedLinks.get(pin.picture) ?? pin.link,
}))

const titleOf = (picture: string): string =>
  pins.find((pin) => pin.picture === picture)?.title ?? ''

const interests = people.flatMap(({ username, themes: liked }) =>
  [...new Set(liked.flatMap((theme) => themes[theme] ?? []))].map((topic) => ({ username, topic })),
)

const snowfall: DemoVideo = { file: 'snowfall.mp4', mime: 'video/mp4', durationMs: 5_000 }

/** The demo world, from the rows in `demo/world/`. */
export const demoWorld: DemoWorld = {
  people,
  boards: demoBoards,
  pins,
  notes: writtenNotes,
  collaborators: [...knownCollaborators, ...demoBoards.flatMap(collaboratorsOf)],
  advertisers: [
    { owner: 'studio_lumen', name: 'Studio Lumen', currency: 'EUR', people: ['mira_okafor'] },
    { owner: 'harrow_field', name: 'Harrow & Field Goods', currency: 'GBP', people: [] },
    { owner: 'fernside_nursery', name: 'Fernside Spring', currency: 'GBP', people: [] },
    { owner: 'north_loom', name: 'North Loom', currency: 'EUR', people: ['greta_nilsen'] },
    { owner: 'cairn_outfitters', name: 'Cairn', currency: 'USD', people: ['ben_aldous'] },
    { owner: 'tidewheel', name: 'Tidewheel Harbour', currency: 'EUR', people: [] },
    { owner: 'paper_lantern', name: 'Paper Lantern Press', currency: 'USD', people: [] },
  ],
  promoted: [
    'pictures/boards',
    'pictures/floor_lamp',
    'pictures/linen_stack',
    'pictures/planters',
    'pictures/wicker_basket',
    'prints/sailboats',
    'pictures/mug_books-4',
    'pictures/tableware',
  ].map(titleOf),
  sponsored: [
    { picture: 'pictures/kitchen_shelf', sponsor: 'harrow_field', status: 3 as const },
    { picture: 'pictures/bedroom', sponsor: 'north_loom', status: 3 as const },
    { picture: 'prints/circles-grid', sponsor: 'paper_lantern', status: 3 as const },
    { picture: 'pictures/snowy_cabin', sponsor: 'cairn_outfitters', status: 3 as const },
    { picture: 'pictures/balcony', sponsor: 'fernside_nursery', status: 3 as const },
    { picture: 'pictures/blue_door', sponsor: 'tidewheel', status: 2 as const },
  ].map(({ picture, ...rest }) => ({ title: titleOf(picture), ...rest })),
  agents: [
    { business: 'studio_lumen', username: 'noor_haddad', permission: 'CONTENT' },
    { business: 'harrow_field', username: 'teo_lindqvist', permission: 'ANALYTICS' },
    { business: 'fernside_nursery', username: 'tom_ashworth', permission: 'CONTENT' },
    // A studio that may act for other businesses, in every role.
    { business: 'low_shelf', username: 'studio_lumen', permission: 'CONTENT' },
    { business: 'paper_lantern', username: 'studio_lumen', permission: 'OWNER' },
    { business: 'north_loom', username: 'studio_lumen', permission: 'CONTENT' },
  ],
  moving: { title: titleOf('pictures/snowy_cabin'), video: snowfall },
  interests,
  isGuarded: true,
}
