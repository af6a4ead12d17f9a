import type { UserId } from '@tessera/contracts/ids'
import { PinId } from '@tessera/contracts/ids'
import { rankOf } from '@tessera/server/contexts/pins/pins/rules'
import type { pins } from '@tessera/server/contexts/pins/pins/tables'
import type { products } from '@tessera/server/contexts/pins/products/tables'
import type { DemoPin, DemoWorld } from '../content/demo-entities.ts'
import { chanceFrom, seedFrom } from '../pictures/chance.ts'
import type { PlacedBoard } from './board-rows.ts'
import { day, type Making, type RowOf, worldDays } from './making.ts'
import { fallOf } from './price-rows.ts'

/** A pin as its row. */
export type PinRow = RowOf<typeof pins>

/** An original pin, with the facts that it was made from. */
export interface Original {
  readonly pin: DemoPin
  readonly place: PlacedBoard
  readonly row: PinRow & { readonly id: PinId; readonly createdAt: Date }
}

const hour = 3_600_000

/** The time between two pins of the hand-picked page, which feeds show by age. */
const frontStep = 4 * hour

/** Days that the hand-picked page takes; all other pins are older. */
const frontDays = 12

/** The first page is in its own order; of the others, half are from the last third of the time. */
function ageOf({ title, frontPlace }: DemoPin): number {
  if (frontPlace !== undefined) return (frontPlace + 1) * frontStep
  const share = chanceFrom(seedFrom(title)).between(0, 1) ** 1.6
  return (frontDays + share * (worldDays - frontDays)) * day
}

interface Known {
  placeOf(slug: string): PlacedBoard
  idOf(username: string): UserId
}

/** Returns the original pins, oldest first, so that their ids have the order of their times. */
export function originals(world: DemoWorld, making: Making, { placeOf, idOf }: Known) {
  const { ids, now, pictures } = making
  const sponsors = new Map(world.sponsored.map((each) => [each.title, each]))
  const made = world.pins.map((pin, index) => ({
    pin,
    mediaId: pictures[index],
    createdAt: new Date(now.getTime() - ageOf(pin)),
  }))
  return made
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    .map(({ pin, mediaId, createdAt }): Original => {
      if (mediaId === undefined) throw new Error(`The demo pin '${pin.title}' has no picture.`)
      const place = placeOf(pin.board)
      const id = PinId.parse(ids.next())
      const sponsor = sponsors.get(pin.title)
      const row = {
        id,
        originId: id,
        place: id,
        mediaId,
        createdAt,
        boardId: place.board.id,
        sectionId: place.sections.find(({ title }) => title === pin.section)?.id ?? null,
        pinnerId: idOf(pin.creator),
        title: pin.title,
        description: pin.description,
        link: pin.link,
        method: 'pinbuilder',
        priceAmount: pin.priceCents ?? null,
        priceCurrency: pin.priceCents === undefined ? null : 'USD',
        sponsorId: sponsor === undefined ? null : idOf(sponsor.sponsor),
        sponsorship: sponsor?.status ?? 0,
        listed: true,
        rank: rankOf(createdAt, 0),
      }
      return { pin, place, row }
    })
}

/** Returns the products of product pins. */
export function productRows(
  all: readonly Original[],
  now: Date,
): readonly RowOf<typeof products>[] {
  return all.flatMap((original) => {
    const { pin, row } = original
    const { product } = pin
    if (product === undefined) return []
    const fall = fallOf(original, now)
    const { brand, shop, domain, colour, style, category, availability, regularCents } = product
    return [
      {
        originId: row.id,
        brand,
        shop,
        domain,
        style,
        category,
        availability,
        color: colour,
        regularPriceAmount: regularCents ?? null,
        droppedAt: fall?.at ?? null,
        droppedFrom: fall?.from ?? null,
      },
    ]
  })
}
