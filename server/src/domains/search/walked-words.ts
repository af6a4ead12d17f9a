import { type SQL, sql } from 'drizzle-orm'
import { type Given, hotQuery } from '../../platform/database/hot-query.ts'
import type { Sql } from '../sql.ts'
import { allTiers, titleSteps } from './pin-words.ts'
import { pinWords } from './tables.ts'
import { wordPlace } from './walked-word.ts'
import type { Spot } from './windows.ts'

/** How many pins are looked up under another word at once: near each other, they stand on few pages. */
const chunkSize = sql.raw('50')
/** Under so many other words pins are looked up; whether they have more is asked of the pins themselves. */
const othersMost = 3

/** A stretch of the pins under a word: those that stand under all the others too. */
export interface SharedStretch {
  readonly ids: readonly string[]
  /** Where it ended; null when there was nothing. */
  readonly end: Spot | null
  /** Whether it ended because enough was found or looked at, and not with the list. */
  readonly isFull: boolean
}

/** The words, where to walk, and how many pins to look at and to find at the most. */
interface Walking {
  readonly lead: Given<string>
  readonly others: readonly Given<string>[]
  readonly within: SQL | undefined
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
 * Where the pins of a chunk can stand under another word. They stand as high as under the first but
 * for whether each word is in the title; a chunk that goes over a step of popularity asks everywhere.
 */
const tiersNear = sql.join([
  sql`case when tiers[1] = tiers[cardinality(tiers)] then array[`,
  sql.join([-titleSteps, 0, titleSteps].map(tierAway), sql`, `),
  sql`]::smallint[] else ${allTiers} end`,
])

/** Those of a chunk that stand under all the others; the second is asked for what the first left. */
const underAll = (others: readonly Given<string>[]): SQL =>
  others.reduce<SQL>(
    (ids, word) => sql`array(select pin_id from ${pinWords}
      where word = ${word} and tier = any(${tiersNear}) and pin_id = any(${ids}))`,
    sql`chunks.ids`,
  )

/**
 * The list goes by in chunks, the likeliest first, until enough have all the words: so two words that
 * most pins have cost no more than two that seldom meet. All of it is read off the index, and no pin
 * is read that lacks one of the words.
 */
const walking = ({ lead, others, within, looks, most }: Walking): SQL => sql`(
  with list as materialized (
    select array_agg(pin_id) as ids, array_agg(tier) as tiers from (
      select pin_id, tier from ${pinWords}
      where word = ${lead} ${within === undefined ? sql`` : sql`and ${within}`}
      order by tier desc, pin_id desc limit ${looks}
    ) looked_at
  ), chunks as materialized (
    select start, ids[start + 1 : start + ${chunkSize}] as ids,
      tiers[start + 1 : start + ${chunkSize}] as tiers
    from list, generate_series(0, cardinality(ids) - 1, ${chunkSize}) start order by start
  ), found as materialized (
    select start + place as place, pin_id from chunks cross join lateral (
      select pin_id, array_position(chunks.ids, pin_id) as place
      from unnest(${underAll(others)}) pin_id
    ) shared
    order by start, shared.place limit ${most}
  ), counted as (
    select coalesce(cardinality(list.ids), 0) as walked, list.ids as all_ids, tiers,
      coalesce(found.ids, '[]') as ids,
      case when found.number = ${most} then found.last else cardinality(list.ids) end as ending
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
        within: undefined,
        looks: sql.placeholder('looks'),
        most: sql.placeholder('most'),
      }),
    ),
  ),
)

/** The pins under a word that stand under some others too, the likeliest first. */
export async function walkedWords(
  db: Sql,
  asked: { readonly lead: string; readonly others: readonly string[] },
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
): Promise<SharedStretch> {
  const { lead } = asked
  const others = asked.others.slice(0, othersMost)
  const hot = from === null && until === null ? fromTheTop[others.length] : undefined
  const values = Object.fromEntries(others.map((word, at) => [`other${at}`, word]))
  const [row] =
    hot === undefined
      ? await db
          .select(columns)
          .from(walking({ lead, others, within: wordPlace(from, until), ...limits }))
      : await hot(db, { ...values, lead, ...limits })
  return row === undefined ? { ids: [], end: null, isFull: false } : stretchOf(row, limits)
}

const stretchOf = (
  { walked, ids, endTier, endPin }: Row,
  { looks, most }: { readonly looks: number; readonly most: number },
): SharedStretch => ({
  ids,
  end: endTier === null || endPin === null ? null : [endTier, endPin],
  isFull: ids.length === most || walked === looks,
})
