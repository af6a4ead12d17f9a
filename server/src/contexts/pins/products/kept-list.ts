import type { KeptOrder } from '@tessera/contracts/calls/products'
import { AnyId, type PinId, type UserId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import { positionOf } from '../../../calls/bookmark.ts'
import { alias } from '../../../platform/database/define-tables.ts'
import { and, asc, eq, type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { pins } from '../pins/tables.ts'
import { seenPin } from './seen-pin.ts'
import { keptProducts } from './tables.ts'

const origins = alias(pins, 'origins')

/** The share by which it is cheaper than when it was saved; 0 for other currencies. */
const fall = sql`(case when ${origins.priceCurrency} = ${keptProducts.currency}
  and ${keptProducts.amount} > ${origins.priceAmount}
  then (${keptProducts.amount} - ${origins.priceAmount})::float8 / ${keptProducts.amount}
  else 0 end)`

/** The sort keys of each order, ascending: a word, a number, and the product last. */
const keys: Readonly<Record<KeptOrder, readonly [word: SQL, number: SQL]>> = {
  latest: [sql`''::text`, sql`(-extract(epoch from ${keptProducts.keptAt}))::float8`],
  drop: [sql`''::text`, sql`(-${fall})::float8`],
  // Amounts of different currencies are not compared.
  price: [
    sql`coalesce(${origins.priceCurrency}, '~')`,
    sql`coalesce(${origins.priceAmount}, 0)::float8`,
  ],
}

const Place = z.tuple([z.string(), z.string(), z.number(), AnyId])

/** The end of a page: the values that the list is ordered by. */
export type KeptPlace = readonly [word: string, number: number, id: string]

/** Reads a bookmark of a list in this order. */
export function keptPlaceOf(
  bookmark: string | undefined,
  order: KeptOrder,
): KeptPlace | undefined | 'unreadable' {
  if (bookmark === undefined) return undefined
  const place = z.safeParse(Place, positionOf(bookmark))
  if (!place.success || place.data[0] !== order) return 'unreadable'
  const [, word, number, id] = place.data
  return [word, number, id]
}

/** A product that is saved for later, with its place and the pin that its keeper may see. */
export interface KeptRow {
  readonly originId: PinId
  readonly pinId: PinId
  readonly word: string
  readonly number: number
}

const shown = alias(pins, 'shown')

/** Returns all that a member saved for later, the oldest first, without the pin if the viewer can't see it. */
export function everyKept(db: Sql, userId: UserId) {
  const seen = seenPin(db, sql`${keptProducts.originId}`, userId).as('seen')
  return db
    .select({
      pinId: shown.id,
      title: shown.title,
      link: shown.link,
      savedAt: keptProducts.keptAt,
      priceAmount: keptProducts.amount,
      priceCurrency: keptProducts.currency,
      tellsDrops: keptProducts.tellsDrops,
      tellsFrom: keptProducts.tellsFrom,
      tellsBack: keptProducts.tellsBack,
    })
    .from(keptProducts)
    .leftJoinLateral(seen, sql`true`)
    .leftJoin(shown, eq(shown.id, seen.id))
    .where(eq(keptProducts.userId, userId))
    .orderBy(asc(keptProducts.keptAt), asc(keptProducts.originId))
}

/** Lists a member's products that they may still see. */
export async function keptRows(
  db: Sql,
  asked: {
    readonly userId: UserId
    readonly order: KeptOrder
    readonly after: KeptPlace | undefined
    readonly most: number
  },
): Promise<readonly KeptRow[]> {
  const { userId, order, after, most } = asked
  const [word, number] = keys[order]
  const seen = seenPin(db, sql`${keptProducts.originId}`, userId).as('seen')
  return db
    .select({
      originId: keptProducts.originId,
      pinId: seen.id,
      word: word.mapWith(String),
      number: number.mapWith(Number),
    })
    .from(keptProducts)
    .innerJoin(origins, eq(origins.id, keptProducts.originId))
    .innerJoinLateral(seen, sql`true`)
    .where(
      and(
        eq(keptProducts.userId, userId),
        after === undefined
          ? undefined
          : sql`(${word}, ${number}, ${keptProducts.originId})
              > (${after[0]}::text, ${after[1]}::float8, ${after[2]}::bigint)`,
      ),
    )
    .orderBy(word, number, keptProducts.originId)
    .limit(most)
}
