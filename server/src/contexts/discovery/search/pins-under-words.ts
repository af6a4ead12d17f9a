import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import type { Spot } from './batches.ts'
import { allTiers, titleSteps } from './pin-words.ts'
import { wordPlace } from './pins-under-word.ts'
import type { SearchReading } from './reading.ts'
import { pinWords } from './tables.ts'

/** Pins to look up under another word at once: neighbors are on few index pages. */
const chunkSize = sql.raw('50')
/** Max other words to look up in the index. */
export const othersMost = 3

/** Expressions of the words, the range, and the max number of pins to read and to return. */
export interface Walking {
  readonly lead: SQL
  readonly others: readonly SQL[]
  readonly from: Spot | null
  readonly until: Spot | null
  readonly looks: SQL
  readonly most: SQL
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
const underAll = (others: readonly SQL[]): SQL =>
  others.reduce<SQL>(
    (ids, words) => sql`array(select distinct pin_id from ${pinWords}
      where word = any(${words}) and tier = any(${tiersNear}) and pin_id = any(${ids}))`,
    sql`chunk.ids`,
  )

/**
 * Leaves out a pin that stands further up under another of the words, such as one in its title: an
 * earlier batch had it.
 */
const notBefore = (lead: SQL, from: Spot | null): SQL =>
  from === null
    ? sql``
    : sql`where not exists (select from ${pinWords} earlier
        where earlier.word = any(${lead}) and earlier.pin_id = listed.pin_id
          and earlier.tier > listed.tier and earlier.tier = any(${allTiers})
          and (earlier.tier, earlier.pin_id) >= (${from[0]}::smallint, ${from[1]}::bigint))`

/** The pins under any of the words, each once, at its best place. */
const underAny = ({ lead, from, until, looks }: Walking): SQL => {
  const within = wordPlace(from, until)
  return sql`select pin_id, tier from (
      select pin_id, max(tier) as tier from unnest(${lead}) each(word)
      cross join lateral (
        select ${pinWords.pinId}, ${pinWords.tier} from ${pinWords}
        where ${pinWords.word} = each.word ${within === undefined ? sql`` : sql`and ${within}`}
        order by ${pinWords.tier} desc, ${pinWords.pinId} desc limit ${looks}
      ) under
      group by pin_id
    ) listed ${notBefore(lead, from)}
    order by tier desc, pin_id desc limit ${looks}`
}

/** Returns the name of a common table expression of a walk. */
const named = (name: string, at: number): SQL => sql.raw(`${name}_${at}`)

/** Returns the name of the result of a walk: how many pins it read, which it found, and its end. */
export const walkedAs = (at: number): SQL => named('walked', at)

/**
 * Reads the list in chunks, best first, until enough pins have all the words. So two very common
 * words cost no more than two that rarely meet. It needs only the index: no pin is read that lacks
 * one of the words. A statement may walk several times, each under its number and, after the first,
 * only when a condition holds.
 */
export function walking(at: number, asked: Walking, condition: SQL = sql`true`): SQL {
  const [list, chunks, found] = ['list', 'chunks', 'found'].map((name) => named(name, at))
  return sql`
  ${list} as materialized (
    select array_agg(pin_id) as ids, array_agg(tier) as tiers
    from (${underAny(asked)}) looked_at where ${condition}
  ), ${chunks} as materialized (
    select start, ids[start + 1 : start + ${chunkSize}] as ids,
      tiers[start + 1 : start + ${chunkSize}] as tiers
    from ${list}, generate_series(0, cardinality(ids) - 1, ${chunkSize}) start order by start
  ), ${found} as materialized (
    select start + place as place, pin_id from ${chunks} chunk cross join lateral (
      select pin_id, array_position(chunk.ids, pin_id) as place
      from unnest(${underAll(asked.others)}) pin_id
    ) shared
    order by start, shared.place limit ${asked.most}
  ), ${walkedAs(at)} as materialized (
    select looked_at, ids, all_ids[ending]::text as end_pin, tiers[ending] as end_tier,
      looked_at = ${asked.looks} or number = ${asked.most} as is_full
    from (
      select coalesce(cardinality(list.ids), 0) as looked_at, list.ids as all_ids, tiers, found.ids,
        number, case when number = ${asked.most} then found.last else cardinality(list.ids) end as ending
      from ${list} list cross join (
        select count(*) as number, max(place) as last, array_agg(pin_id) as ids from ${found}
      ) found
    ) counted
  )`
}

const textArray = (words: readonly string[]): SQL => sql`${sql.param([...words])}::text[]`

/** Returns the words of a reading as expressions; the pins themselves are checked for the rest. */
export const walkedWords = ({ lead, others }: Pick<SearchReading, 'lead' | 'others'>) => ({
  lead: textArray(lead),
  others: others.slice(0, othersMost).map(textArray),
})

/** A batch of pins under a word that have all the others too. */
export interface SharedBatch {
  readonly ids: readonly string[]
  /** The position of its end; null when it was empty. */
  readonly end: Spot | null
  /** True when it ended because of a limit, not with the list. */
  readonly isFull: boolean
}

/** Returns the pins under any of the lead words that also have one of each of the others, best first. */
export async function pinsUnderWords(
  db: Sql,
  reading: Pick<SearchReading, 'lead' | 'others'>,
  {
    looks,
    most,
    ...reach
  }: Pick<Walking, 'from' | 'until'> & { readonly looks: number; readonly most: number },
): Promise<SharedBatch> {
  const limits = { looks: sql`${looks}::integer`, most: sql`${most}::integer` }
  const walk = walking(1, { ...walkedWords(reading), ...reach, ...limits })
  const { rows } = await db.execute<Row>(sql`with ${walk}
    select coalesce(to_json(ids::text[]), '[]') as ids, end_tier, end_pin, is_full from ${walkedAs(1)}`)
  const [row] = rows
  if (row === undefined) return { ids: [], end: null, isFull: false }
  const { ids, end_tier: tier, end_pin: pin, is_full: isFull } = row
  return { ids, end: tier === null || pin === null ? null : [tier, pin], isFull }
}

type Row = {
  readonly ids: readonly string[]
  readonly end_tier: number | null
  readonly end_pin: string | null
  readonly is_full: boolean
}
