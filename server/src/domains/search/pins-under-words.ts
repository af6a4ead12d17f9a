import { type Given, hotQuery } from '../../platform/database/hot-query.ts'
import { type SQL, sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import type { Spot } from './batches.ts'
import { allTiers, titleSteps } from './pin-words.ts'
import { wordPlace } from './pins-under-word.ts'
import { pinWords } from './tables.ts'

/** Pins to look up under another word at once: neighbors are on few index pages. */
const chunkSize = sql.raw('50')
/** Max other words to look up in the index; the pins themselves are checked for the rest. */
const othersMost = 3

/** A batch of pins under a word that have all the others too. */
export interface SharedBatch {
  readonly ids: readonly string[]
  /** The position of its end; null when it was empty. */
  readonly end: Spot | null
  /** True when it ended because of a limit, not with the list. */
  readonly isFull: boolean
}

/** The words, the range, and the max number of pins to read and to return. */
interface Walking {
  readonly lead: Given<readonly string[]>
  readonly others: readonly Given<readonly string[]>[]
  readonly from: Spot | null
  readonly until: Spot | null
  readonly looks: Given<number>
  readonly most: Given<number>
}

interface Row {
  readonly walked: number
  readonly ids: readonly string[]
  readonly endTier: number | null
  readonly endPin: string | null
}

const tierAway = (steps: number) => sql.raw(`tiers[1] + ${steps}`)

/**
 * The tiers that a chunk's pins can have under another word. They differ only by whether each word
 * is in the title; a chunk that spans several popularity steps looks in all tiers.
 */
const tiersNear = sql.join([
  sql`case when tiers[1] = tiers[cardinality(tiers)] then array[`,
  sql.join([-titleSteps, 0, titleSteps].map(tierAway), sql`, `),
  sql`]::smallint[] else ${allTiers} end`,
])

/**
 * Keeps the pins of a chunk that have one of each of the other lists of words; each list filters
 * what the previous one left.
 */
const underAll = (others: readonly Given<readonly string[]>[]): SQL =>
  others.reduce<SQL>(
    (ids, words) => sql`array(select distinct pin_id from ${pinWords}
      where word = any(${textArray(words)}) and tier = any(${tiersNear}) and pin_id = any(${ids}))`,
    sql`chunks.ids`,
  )

const textArray = (words: Given<readonly string[]>): SQL =>
  Array.isArray(words) ? sql`${sql.param([...words])}::text[]` : sql`${words}::text[]`

/**
 * Leaves out a pin that stands further up under another of the words, such as one in its title: an
 * earlier batch had it.
 */
const notBefore = (lead: Given<readonly string[]>, from: Spot | null): SQL =>
  from === null
    ? sql``
    : sql`where not exists (select from ${pinWords} earlier
        where earlier.word = any(${textArray(lead)}) and earlier.pin_id = listed.pin_id
          and earlier.tier > listed.tier and earlier.tier = any(${allTiers})
          and (earlier.tier, earlier.pin_id) >= (${from[0]}::smallint, ${from[1]}::bigint))`

/** The pins under any of the words, each once, at its best place. */
const underAny = ({ lead, from, until, looks }: Walking): SQL => {
  const within = wordPlace(from, until)
  return sql`select pin_id, tier from (
      select pin_id, max(tier) as tier from unnest(${textArray(lead)}) each(word)
      cross join lateral (
        select ${pinWords.pinId}, ${pinWords.tier} from ${pinWords}
        where ${pinWords.word} = each.word ${within === undefined ? sql`` : sql`and ${within}`}
        order by ${pinWords.tier} desc, ${pinWords.pinId} desc limit ${looks}
      ) under
      group by pin_id
    ) listed ${notBefore(lead, from)}
    order by tier desc, pin_id desc limit ${looks}`
}

/**
 * Reads the list in chunks, best first, until enough pins have all the words. So two very common
 * words cost no more than two that rarely meet. It needs only the index: no pin is read that lacks
 * one of the words.
 */
const walking = (asked: Walking): SQL => sql`(
  with list as materialized (
    select array_agg(pin_id) as ids, array_agg(tier) as tiers from (${underAny(asked)}) looked_at
  ), chunks as materialized (
    select start, ids[start + 1 : start + ${chunkSize}] as ids,
      tiers[start + 1 : start + ${chunkSize}] as tiers
    from list, generate_series(0, cardinality(ids) - 1, ${chunkSize}) start order by start
  ), found as materialized (
    select start + place as place, pin_id from chunks cross join lateral (
      select pin_id, array_position(chunks.ids, pin_id) as place
      from unnest(${underAll(asked.others)}) pin_id
    ) shared
    order by start, shared.place limit ${asked.most}
  ), counted as (
    select coalesce(cardinality(list.ids), 0) as walked, list.ids as all_ids, tiers,
      coalesce(found.ids, '[]') as ids,
      case when found.number = ${asked.most} then found.last else cardinality(list.ids) end as ending
    from list cross join (
      select count(*) as number, max(place) as last, json_agg(pin_id::text) as ids from found
    ) found
  )
  select walked, ids, tiers[ending] as end_tier, all_ids[ending]::text as end_pin from counted
) walked_words`

const columns = {
  walked: sql<number>`walked`,
  ids: sql<readonly string[]>`ids`,
  endTier: sql<number | null>`end_tier`,
  endPin: sql<string | null>`end_pin`,
}

const fromTheTop = Array.from({ length: othersMost + 1 }, (_, count) =>
  hotQuery(`words_from_the_top_${count}`, (db) =>
    db.select(columns).from(
      walking({
        lead: sql.placeholder('lead'),
        others: Array.from({ length: count }, (_, at) => sql.placeholder(`other${at}`)),
        from: null,
        until: null,
        looks: sql.placeholder('looks'),
        most: sql.placeholder('most'),
      }),
    ),
  ),
)

/**
 * Returns the pins under any of the lead words that also have one of each of the others, best first.
 */
export async function pinsUnderWords(
  db: Sql,
  asked: { readonly lead: readonly string[]; readonly others: readonly (readonly string[])[] },
  {
    from,
    until,
    ...limits
  }: {
    readonly from: Spot | null
    readonly until: Spot | null
    readonly looks: number
    readonly most: number
  },
): Promise<SharedBatch> {
  const { lead } = asked
  const others = asked.others.slice(0, othersMost)
  const hot = from === null && until === null ? fromTheTop[others.length] : undefined
  const values = Object.fromEntries(others.map((words, at) => [`other${at}`, [...words]]))
  const [row] =
    hot === undefined
      ? await db.select(columns).from(walking({ lead, others, from, until, ...limits }))
      : await hot(db, { ...values, lead: [...lead], ...limits })
  return row === undefined ? { ids: [], end: null, isFull: false } : stretchOf(row, limits)
}

const stretchOf = (
  { walked, ids, endTier, endPin }: Row,
  { looks, most }: { readonly looks: number; readonly most: number },
): SharedBatch => ({
  ids,
  end: endTier === null || endPin === null ? null : [endTier, endPin],
  isFull: ids.length === most || walked === looks,
})
