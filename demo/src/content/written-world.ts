import { demoBoards } from './boards.ts'
import { cityPins } from './city.ts'
import { craftPins } from './craft.ts'
import type { DemoPin, DemoWorld } from './demo-entities.ts'
import { goodsPins } from './goods.ts'
import { greenPins } from './green.ts'
import { homePins } from './home.ts'
import { outdoorsPins } from './outdoors.ts'
import { partyPins } from './party.ts'
import { demoPeople } from './people.ts'
import { photoAndMusicPins } from './photo-and-music.ts'
import { sportAndNightPins } from './sport-and-night.ts'
import { studiesAndSeaPins } from './studies-and-sea.ts'
import { tablePins } from './table.ts'
import { wearPins } from './wear.ts'

const pins: readonly DemoPin[] = [
  ...tablePins,
  ...partyPins,
  ...goodsPins,
  ...homePins,
  ...outdoorsPins,
  ...studiesAndSeaPins,
  ...greenPins,
  ...sportAndNightPins,
  ...craftPins,
  ...wearPins,
  ...photoAndMusicPins,
  ...cityPins,
]

const nameOf = (username: string): string =>
  demoPeople.find((person) => person.username === username)?.name ?? username

/** Adds the shop's defaults to a product pin. */
function asProduct(pin: DemoPin): DemoPin {
  if (pin.priceCents === undefined) return pin
  const shop = nameOf(pin.creator)
  const board = demoBoards.find(({ slug }) => slug === pin.board)
  return {
    ...pin,
    product: {
      brand: shop,
      shop,
      domain: new URL(pin.link).hostname,
      colour: colourOfPair[pin.picture.pair] ?? 'grey',
      style: null,
      category: board?.name ?? shop,
      availability: 'in stock',
    },
  }
}

const colourOfPair: Readonly<Record<string, string>> = {
  mint: 'green',
  sky: 'blue',
  lilac: 'purple',
  sand: 'beige',
  rose: 'pink',
  butter: 'yellow',
  clay: 'brown',
  olive: 'green',
  forest: 'green',
  navy: 'blue',
  plum: 'purple',
}

/** The part of the demo world that is written by hand. */
export const writtenWorld: DemoWorld = {
  people: demoPeople,
  boards: demoBoards,
  pins: pins.map(asProduct),
  collaborators: [
    { board: 'weekend-under-canvas', username: 'jonas_weil', state: 'active' },
    { board: 'long-lunches', username: 'priya_raman', state: 'active' },
    { board: 'small-celebrations', username: 'ana_prado', state: 'invited' },
  ],
  advertisers: [
    { owner: 'studio_lumen', name: 'Studio Lumen', currency: 'EUR', people: ['mira_okafor'] },
    { owner: 'harrow_field', name: 'Harrow & Field Goods', currency: 'GBP', people: [] },
  ],
  promoted: ['Cast pan, 26 cm', 'Desk candle No. 4'],
  sponsored: [{ title: 'Weekend under canvas', sponsor: 'harrow_field', status: 3 }],
  agents: [{ business: 'studio_lumen', username: 'noor_haddad', permission: 'CONTENT' }],
  moving: null,
  interests: [],
  isGuarded: false,
}
