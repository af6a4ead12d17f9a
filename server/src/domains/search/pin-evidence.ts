import type { PinId, UserId } from '@tessera/contracts/ids'
import { type Given, type HotQuery, hotQuery } from '../../platform/database/hot-query.ts'
import { and, eq, type SQL, sql } from '../../platform/database/sql.ts'
import { boards } from '../boards/tables.ts'
import { pinHashtags } from '../hashtags/tables.ts'
import { media } from '../media/tables.ts'
import { listedFor } from '../pins/listed.ts'
import { pins } from '../pins/tables.ts'
import { products } from '../shopping/tables.ts'
import type { Sql } from '../sql.ts'
import { filterCondition, narrows, type PinFilters, productCondition } from './pin-filters.ts'
import type { PinEvidence } from './pin-fit.ts'
import type { Reading } from './reading.ts'
import { pinVector, seenVector } from './seen-words.ts'

/** A search for pins. */
export interface PinSearch {
  readonly reading: Reading
  readonly filters: PinFilters
  readonly viewerId: UserId | null
  /** Pins to leave out, because the page shows them already. */
  readonly without: readonly PinId[]
}

/** A pin's id with what its rank is computed from. */
export type FoundEvidence = PinEvidence & { readonly id: string }

/** The inputs of the query. */
interface Asking {
  readonly viewerId: Given<UserId> | null
  /** The full-text queries of the reading; null when there is none. */
  readonly needed: Given<string> | null
  readonly found: Given<string> | null
  readonly isByColor: boolean
}

/** Keeps pins with all the hashtags of a query. */
const tagged = ({ query }: Reading): readonly SQL[] =>
  query.tags.map(
    (tag) => sql`exists (select from ${pinHashtags}
      where ${pinHashtags.pinId} = ${pins.id} and ${pinHashtags.tag} = ${tag})`,
  )

/** Returns the conditions other than words. */
const narrowed = ({ reading, filters, without }: PinSearch): SQL | undefined =>
  and(
    ...tagged(reading),
    filterCondition(filters),
    without.length === 0 ? undefined : sql`${pins.id} <> all(${sql.param([...without])}::bigint[])`,
  )

const evidence = {
  id: sql<string>`${pins.id}::text`,
  title: pins.title,
  said: sql<string>`${pinVector}::text`,
  pictureColor: media.dominantColor,
  productColor: products.color,
  saveCount: pins.saveCount,
  createdAt: sql<number>`extract(epoch from ${pins.createdAt})::float8 * 1000`,
}

/** Keeps pins that a reading finds and the stricter ones did not. */
function matching({ needed, found, isByColor }: Asking): SQL {
  const vector = isByColor ? seenVector : pinVector
  return sql`(${needed}::tsquery is null or ${vector} @@ ${needed}::tsquery)
    and (${found}::tsquery is null or not ${vector} @@ ${found}::tsquery)`
}

/**
 * Keeps pins that a reading finds for a viewer, without filters. The query joins what `evidence` does.
 * Words of the pin itself are looked at first: the others have to be parsed for each pin.
 */
export function foundCondition(reading: Reading, viewerId: UserId | null): SQL | undefined {
  const { needed = null, found = null, isByColor } = reading
  const whole = matching({ viewerId, needed, found, isByColor })
  const hasOwn = sql`${found}::tsquery is null and ${pins.words} @@ ${needed}::tsquery`
  return and(
    listedFor(viewerId),
    needed === null ? whole : sql`case when ${hasOwn} then true else ${whole} end`,
    ...tagged(reading),
  )
}

const evidenceOf = (db: Sql, asking: Asking, which: SQL, more?: SQL) =>
  db
    .select(evidence)
    .from(pins)
    .innerJoin(boards, eq(boards.id, pins.boardId))
    .innerJoin(media, eq(media.id, pins.mediaId))
    .leftJoin(products, eq(products.originId, pins.originId))
    .where(and(which, listedFor(asking.viewerId), matching(asking), more))

const among = sql`${pins.id} = any(${sql.placeholder('ids')}::bigint[])`

const hot = (isMember: boolean, isByColor: boolean): HotQuery<readonly FoundEvidence[]> =>
  hotQuery(`pin_evidence_${isMember ? 'member' : 'visitor'}${isByColor ? '_by_color' : ''}`, (db) =>
    evidenceOf(
      db,
      {
        viewerId: isMember ? sql.placeholder('viewerId') : null,
        needed: sql.placeholder('needed'),
        found: sql.placeholder('found'),
        isByColor,
      },
      among,
    ),
  )

const forMembers = { words: hot(true, false), colors: hot(true, true) }
const forVisitors = { words: hot(false, false), colors: hot(false, true) }

/**
 * Keeps those ids whose products pass the filters, without reading the pins: they are originals, which
 * have the id of their product.
 */
function soldAmong(ids: readonly string[], filters: PinFilters): SQL {
  const all = sql`${sql.param([...ids])}::bigint[]`
  const condition = productCondition(filters)
  return condition === undefined
    ? all
    : sql`array(select ${products.originId} from ${products}
        where ${products.originId} = any(${all}) and ${condition})`
}

/** Keeps the pins that match a search and loads what their rank is computed from. */
export async function pinEvidence(
  db: Sql,
  search: PinSearch,
  ids: readonly string[],
): Promise<readonly FoundEvidence[]> {
  if (ids.length === 0) return []
  const { viewerId, reading, filters, without } = search
  const { isByColor, query } = reading
  const [needed, found] = [reading.needed ?? null, reading.found ?? null]
  const isPlain = query.tags.length === 0 && !narrows(filters) && without.length === 0
  if (!isPlain) {
    const which = sql`${pins.id} = any(${soldAmong(ids, filters)})`
    return evidenceOf(db, { viewerId, needed, found, isByColor }, which, narrowed(search))
  }
  const queries = viewerId === null ? forVisitors : forMembers
  const read = isByColor ? queries.colors : queries.words
  return read(db, { ids: [...ids], viewerId, needed, found })
}
