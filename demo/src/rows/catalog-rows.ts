import type { UserId } from '@tessera/contracts/ids'
import { buildProduct, productPrints } from '@tessera/server/contexts/discovery/catalogs/build-product'
import type { FeedItem } from '@tessera/server/contexts/discovery/catalogs/feed/feed-row'
import { printOf, productKeyOf } from '@tessera/server/contexts/discovery/catalogs/plan-batch'
import type { catalogItems, catalogProducts, catalogReport, catalogRuns, catalogSources } from '@tessera/server/contexts/discovery/catalogs/tables'
import type { DemoPin, DemoProduct } from '../content/demo-entities.ts'
import { day, type RowOf } from './making.ts'
import type { Original } from './pin-rows.ts'

/** The business with a catalogue. */
const merchant = 'studio_lumen'

const [sourceId, runId] = ['demo-catalog', 'demo-catalog-run']

/** Rows of the file that were refused, after those that are products. */
const refusals = [
  { column: 'price', fault: 'price-unfit', value: 'on request' },
  { column: 'image_link', fault: 'value-missing', value: '' },
  { column: 'availability', fault: 'availability-unknown', value: 'soon' },
] as const

const itemOf = (at: number, pin: DemoPin, product: DemoProduct): FeedItem => {
  const { brand, shop, domain, colour, style, category, availability, regularCents } = product
  return {
    id: `LUMEN-${100 + at}`,
    groupId: null,
    size: '',
    title: pin.title,
    description: pin.description,
    link: pin.link,
    pictureUrl: `https://${domain}/pictures/${at}.jpg`,
    facts: {
      brand,
      shop,
      domain,
      color: colour,
      style,
      category,
      availability,
      price: pin.priceCents === undefined ? null : { amount: pin.priceCents, currency: 'USD' },
      regularPriceAmount: regularCents ?? null,
    },
  }
}

interface CatalogRows {
  readonly sources: readonly RowOf<typeof catalogSources>[]
  readonly runs: readonly RowOf<typeof catalogRuns>[]
  readonly items: readonly RowOf<typeof catalogItems>[]
  readonly products: readonly RowOf<typeof catalogProducts>[]
  readonly report: readonly RowOf<typeof catalogReport>[]
}

/** Returns the catalogue of a business: a file with its products, and some rows that were refused. */
export function catalogRows(
  made: readonly Original[],
  idOf: (username: string) => UserId,
  now: Date,
): CatalogRows {
  const shown = made.flatMap(({ pin, row }) =>
    pin.creator === merchant && pin.product !== undefined ? [{ pin, row, of: pin.product }] : [],
  )
  const [first] = shown
  if (first === undefined) return { sources: [], runs: [], items: [], products: [], report: [] }
  const readAt = new Date(now.getTime() - 2 * day)
  const items = shown.map(({ pin, of, row: { id } }, at) => ({
    item: itemOf(at, pin, of),
    originId: id,
    row: at + 1,
  }))
  return {
    sources: [
      {
        id: sourceId,
        userId: idOf(merchant),
        name: 'Lamp shop',
        origin: 'upload',
        rhythm: 'never',
        currency: 'USD',
        boardId: first.row.boardId,
        createdAt: readAt,
        readAt,
      },
    ],
    runs: [
      {
        id: runId,
        sourceId,
        state: 'done',
        isAsked: true,
        progress: 1,
        startedAt: readAt,
        seenAt: readAt,
        endedAt: new Date(readAt.getTime() + 1_000),
        rows: items.length + refusals.length,
        added: items.length,
        refused: refusals.length,
      },
    ],
    items: items.map(({ item, row }) => ({
      sourceId,
      itemId: item.id,
      productKey: productKeyOf(item),
      row,
      item,
      runId,
      print: printOf(item),
      state: 'applied',
    })),
    products: items.map(({ item, row, originId }) => ({
      sourceId,
      key: productKeyOf(item),
      itemId: item.id,
      row,
      originId,
      isListed: true,
      pictureUrl: item.pictureUrl,
      pictureKey: printOf(item.pictureUrl),
      pictureState: 'made',
      ...productPrints(buildProduct([item])),
    })),
    report: refusals.map((refusal, at) => ({
      runId,
      row: items.length + at + 1,
      at: 0,
      ...refusal,
      item: `LUMEN-${200 + at}`,
    })),
  }
}
