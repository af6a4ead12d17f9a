import type { PinId, UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { boards, listedFor, pinHashtags, pins, products } from '../../pins/index.ts'
import { filterCondition, narrows, type PinFilters, productCondition } from './pin-filters.ts'
import type { PinEvidence } from './pin-fit.ts'
import type { SearchReading } from './reading.ts'
import { pinVector, seenVector } from './seen-words.ts'

/** A search for pins. */
export interface PinSearch {
  readonly reading: SearchReading
  readonly filters: PinFilters
  readonly viewerId: UserId | null
  /** Pins to leave out, because the page shows them already. */
  readonly without: readonly PinId[]
}

/** A pin's id with what its rank is computed from. */
export type FoundEvidence = PinEvidence & { readonly id: string }

/** The inputs of the query. */
export interface Asking {
  readonly viewerId: QueryValue<UserId> | null
  /** The full-text queries of the reading; null when there is none. */
  readonly needed: QueryValue<string> | SQL | null
  readonly found: QueryValue<string> | SQL | null
  readonly isByColor: boolean
}

/** Keeps pins with all the hashtags of a query. */
const tagged = ({ query }: SearchReading): readonly SQL[] =>
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
export function foundCondition(reading: SearchReading, viewerId: UserId | null): SQL | undefined {
  const { needed = null, found = null, isByColor } = reading
  const whole = matching({ viewerId, needed, found, isByColor })
  const hasOwn = sql`${found}::tsquery is null and ${pins.words} @@ ${needed}::tsquery`
  return and(
    listedFor(viewerId),
    needed === null ? whole : sql`case when ${hasOwn} then true else ${whole} end`,
    ...tagged(reading),
  )
}

/** The evidence of a pin as JSON writes it. */
export type WrittenEvidence = readonly [
  id: string,
  title: string,
  said: string,
  pictureColor: string,
  productColor: string | null,
  saveCount: number,
  createdAt: number,
]

/** Returns the evidence that JSON wrote. */
export function evidenceIn(written: WrittenEvidence): FoundEvidence {
  const [id, title, said, pictureColor, productColor, saveCount, createdAt] = written
  return { id, title, said, pictureColor, productColor, saveCount, createdAt }
}

/** Selects what the rank of some pins is computed from, of those that a reading finds. */
export const evidenceAmong = (ids: SQL, asking: Asking, more?: SQL): SQL => sql`
  select json_build_array(${pins.id}::text, ${pins.title}, ${pinVector}::text,
    ${media.dominantColor}, ${products.color}, ${pins.saveCount},
    extract(epoch from ${pins.createdAt})::float8 * 1000) as pin
  from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
    join ${media} on ${media.id} = ${pins.mediaId}
    left join ${products} on ${products.originId} = ${pins.originId}
  where ${and(sql`${pins.id} = any(${ids})`, listedFor(asking.viewerId), matching(asking), more)}`

/**
 * Keeps those ids whose products pass the filters, without reading the pins: they are originals, which
 * have the id of their product.
 */
function soldAmong(ids: SQL, filters: PinFilters): SQL {
  const condition = productCondition(filters)
  return condition === undefined
    ? ids
    : sql`array(select ${products.originId} from ${products}
        where ${products.originId} = any(${ids}) and ${condition})`
}

/** True for a search whose statement depends on nothing but its words and its viewer. */
export const isPlainSearch = ({ reading, filters, without }: PinSearch): boolean =>
  reading.query.tags.length === 0 && !narrows(filters) && without.length === 0

/** Selects the evidence of those of some pins that match a search. */
export function evidenceOf(search: PinSearch, ids: SQL): SQL {
  const { viewerId, reading, filters } = search
  const { needed = null, found = null, isByColor } = reading
  const asking = { viewerId, needed, found, isByColor }
  return evidenceAmong(soldAmong(ids, filters), asking, narrowed(search))
}
