import type { DemoWorld } from '../content/demo-entities.ts'
import { boardRows, type Place, sharingRows } from './board-rows.ts'
import { adBusinessRows, advertiserPeopleRows, advertiserRows, agentRows, billingRows, ledgerRows, promotedRows } from './business-rows.ts'
import { catalogRows } from './catalog-rows.ts'
import { commentRows } from './comment-rows.ts'
import { countedPins, countedPlaces } from './counted.ts'
import { finder, type Making } from './making.ts'
import { notificationRows } from './notification-rows.ts'
import { followRows, interestRows, officialDomainRows, peopleRows, withFollowers } from './people-rows.ts'
import { originals, productRows } from './pin-rows.ts'
import { priceRows } from './price-rows.ts'
import { type Keepers, saveRows } from './save-rows.ts'

/** Returns the demo world's rows; only ids and times differ between two runs. */
export function worldRows(world: DemoWorld, making: Making) {
  const { now } = making
  const people = peopleRows(world, making)
  const idOf = finder(people.map(({ username, id }) => [username, id]))
  const advertisers = advertiserRows(world, making, idOf)
  const advertiserOf = finder(advertisers.map(({ owner, row }) => [owner, row.id]))
  const places = boardRows(world, making, { idOf, advertiserOf })
  const placeOf = finder(places.map((place) => [place.board.slug, place]))
  const made = originals(world, making, { placeOf, idOf })
  const boardPeople = sharingRows(world, placeOf, idOf)
  const sharers = Map.groupBy(boardPeople, ({ boardId }) => boardId)
  const keepersOf: Keepers = ({ board }: Place) => [
    board.ownerId,
    ...(sharers.get(board.id) ?? [])
      .filter(({ state }) => state === 'active')
      .map(({ userId }) => userId),
  ]
  const all = [
    ...made.map(({ row }) => row),
    ...saveRows(made, places, { keepersOf, notes: world.notes }, making),
  ]
  const follows = followRows(world, people, now)
  const comments = commentRows(world, made, idOf, making)
  const { boards, sections } = countedPlaces(places, all)
  const pins = countedPins(all)
  return {
    users: withFollowers(people, follows),
    follows,
    interests: interestRows(world, idOf, now),
    officialDomains: officialDomainRows(world, idOf, now),
    advertisers: advertisers.map(({ row }) => row),
    advertiserPeople: advertiserPeopleRows(advertisers),
    agents: agentRows(world, idOf, now),
    boards,
    sections,
    boardPeople,
    pins,
    comments,
    notifications: notificationRows({ boards, pins, comments, follows }, making),
    catalogs: catalogRows(made, idOf, now),
    products: productRows(made, now),
    productPrices: priceRows(made, now),
    advertiserBilling: billingRows(advertisers),
    adBusinesses: adBusinessRows(advertisers),
    promoted: promotedRows(world, advertisers, made, making),
    // Last, so that its ids change no others.
    ledger: ledgerRows(advertisers, making),
  }
}

/** Every row of the demo world. */
export type WorldRows = ReturnType<typeof worldRows>
