import type { PinId, UserId } from '@tessera/contracts/ids'
import type { QueryValue } from '../../../platform/database/hot-query.ts'
import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import { boards, listedFor, pinHashtags, pins, products } from '../../pins/index.ts'
import { filterCondition, narrows, type PinFilters, productCondition } from './pin-filters.ts'
import type { PinEvidence } from './pin-fit.ts'
import type { SearchReading } from './reading.ts'
import { storedQuery } from './record-query.ts'
import { pinVector, seenVector } from './seen-words.ts'
import { queryChoices, searchQueries } from './tables.ts'

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
  /** The query as people's choices after it are counted; null when they are not. */
  readonly chosenBy: QueryValue<string> | SQL | null
}

/** Returns the query that choices are counted by; null for one that is not counted. */
export const chosenByOf = ({ query }: SearchReading): string | null =>
  query.tags.length > 0 ? null : (storedQuery(query.text)?.query ?? null)

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
function matching({
  needed,
  found,
  isByColor,
}: Pick<Asking, 'needed' | 'found' | 'isByColor'>): SQL {
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
  const whole = matching({ needed, found, isByColor })
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
  tagged: string,
  board: string,
  altText: string,
  pictureColor: string,
  productColor: string | null,
  saveCount: number,
  ledTo: number,
  createdAt: number,
]

/** Returns the evidence that JSON wrote. */
export function evidenceIn(written: WrittenEvidence): FoundEvidence {
  const [id, title, said, tagged, board, altText, ...facts] = written
  const [pictureColor, productColor, saveCount, ledTo, createdAt] = facts
  const texts = { title, said, tagged, board, altText }
  return { id, ...texts, pictureColor, productColor, saveCount, ledTo, createdAt }
}

/** A pin's text from its first hashtag on: creators write them last. */
const taggedText = sql`case when strpos(${pins.plain}, '#') = 0 then ''
    else substr(${pins.plain}, strpos(${pins.plain}, '#'), 300) end`

/** The pins that people chose after a query, once enough of them made it. */
const chosenAfter = (query: QueryValue<string> | SQL | null): SQL => sql`
  select ${queryChoices.originId} as origin_id, sum(${queryChoices.weight}) as weight
  from ${queryChoices}
  where ${queryChoices.query} = ${query}::text and exists (select from ${searchQueries}
    where ${searchQueries.query} = ${query}::text and ${searchQueries.isCounted})
  group by 1`

/** Selects what the rank of some pins is computed from, of those that a reading finds. */
export const evidenceAmong = (ids: SQL, asking: Asking, more?: SQL): SQL => sql`
  select json_build_array(${pins.id}::text, ${pins.title}, ${pinVector}::text,
    ${taggedText}, ${boards.name}, ${pins.altText},
    ${media.dominantColor}, ${products.color}, ${pins.saveCount},
    coalesce(led.weight, 0),
    extract(epoch from ${pins.createdAt})::float8 * 1000) as pin
  from ${pins} join ${boards} on ${boards.id} = ${pins.boardId}
    join ${media} on ${media.id} = ${pins.mediaId}
    left join ${products} on ${products.originId} = ${pins.originId}
    left join (${chosenAfter(asking.chosenBy)}) led on led.origin_id = ${pins.originId}
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
  const asking = { viewerId, needed, found, isByColor, chosenBy: chosenByOf(reading) }
  return evidenceAmong(soldAmong(ids, filters), asking, narrowed(search))
}
