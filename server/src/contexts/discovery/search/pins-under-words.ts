import { and, type SQL, sql } from '../../../platform/database/sql.ts'
import { media } from '../../base/media/tables.ts'
import type { Sql } from '../../base/sql.ts'
import { pinHashtags, pins } from '../../pins/index.ts'
import type { Spot } from './batches.ts'
import { allTiers } from './pin-words.ts'
import { wordPlace } from './pins-under-word.ts'
import type { SearchReading, Shade } from './reading.ts'
import { joinSeen, pinVector, seenVector } from './seen-words.ts'
import { pinWords } from './tables.ts'

/** Max other lists of words that are looked for on the pins. */
export const othersMost = 3

/** Expressions of the words, the range, and the max number of pins to read and to return. */
export interface Walking {
  readonly lead: SQL
  /** Conditions of a pin, which `joinSeen` joins the words of. */
  readonly others: readonly SQL[]
  readonly from: Spot | null
  readonly until: Spot | null
  readonly looks: SQL
  readonly most: SQL
}

/**
 * Keeps pins that have one of some words. Their own words are read: another list of the index may be as
 * long as all pins, and to look each pin up in it at each of its tiers takes more pages than the pin itself.
 */
export const hasWordOf = (words: SQL, isByColor: boolean): SQL =>
  sql`tsvector_to_array(${isByColor ? seenVector : pinVector}) && ${words}`

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

/** Joins the pins of a list, when something is asked of them. */
const thoseWith = (others: readonly SQL[]): SQL =>
  others.length === 0
    ? sql``
    : sql`join ${pins} on ${pins.id} = item.pin_id ${joinSeen} where ${and(...others)}`

/**
 * Reads the list, best first, and keeps up to so many pins that have all the words. The list is the one of
 * the fewest pins, and cut: so a statement costs no more among very many pins. A statement may walk several
 * times, each under its number and, after the first, only when a condition holds.
 */
export function walking(at: number, asked: Walking, condition: SQL = sql`true`): SQL {
  const [list, found] = ['list', 'found'].map((name) => named(name, at))
  return sql`
  ${list} as materialized (
    select array_agg(pin_id) as ids, array_agg(tier) as tiers
    from (${underAny(asked)}) looked_at where ${condition}
  ), ${found} as materialized (
    select item.place, item.pin_id
    from ${list} list cross join lateral unnest(list.ids) with ordinality item(pin_id, place)
      ${thoseWith(asked.others)}
    order by item.place limit ${asked.most}
  ), ${walkedAs(at)} as materialized (
    select looked_at, ids, all_ids[ending]::text as end_pin, tiers[ending] as end_tier,
      looked_at = ${asked.looks} or number = ${asked.most} as is_full
    from (
      select coalesce(cardinality(list.ids), 0) as looked_at, list.ids as all_ids, tiers, found.ids,
        number, case when number = ${asked.most} then found.last else cardinality(list.ids) end as ending
      from ${list} list cross join (
        select count(*) as number, max(place)::integer as last, array_agg(pin_id order by place) as ids
        from ${found}
      ) found
    ) counted
  )`
}

const textArray = (words: readonly string[]): SQL => sql`${sql.param([...words])}::text[]`

/** Keeps pins that have a color, or those that lack it, by expressions of its names and plain colors. */
export function hasShade(named: SQL, plain: SQL, isHad: boolean): SQL {
  const has = sql`(coalesce(${media.plainColor} = any(${plain}), false) or ${pinVector} @@ ${named})`
  return isHad ? has : sql`not ${has}`
}

type Listed = Pick<SearchReading, 'lead' | 'others' | 'shade'> &
  Partial<Pick<SearchReading, 'isByColor'>>

/** Keeps pins under one of some index words, which are hashtags or words. */
function isUnder(words: readonly string[], isByColor: boolean): SQL {
  const tags = words.filter((word) => word.startsWith('#')).map((tag) => tag.slice(1))
  return tags.length === 0
    ? hasWordOf(textArray(words), isByColor)
    : sql`exists (select from ${pinHashtags}
        where ${pinHashtags.pinId} = ${pins.id} and ${pinHashtags.tag} = any(${textArray(tags)}))`
}

/** Returns the words of a reading as expressions; the evidence of the pins is checked for the rest. */
export const walkedWords = ({ lead, others, isByColor = false, shade }: Listed) => ({
  lead: textArray(lead),
  others: [
    ...others.slice(0, othersMost).map((words) => isUnder(words, isByColor)),
    ...(shade === undefined ? [] : [shadeCondition(shade)]),
  ],
})

/** Keeps the pins of a shade, in a statement that is written for it. */
export const shadeCondition = ({ named, plain, isNamed, isHad }: Shade): SQL =>
  hasShade(sql`${named}::tsquery`, textArray(isNamed ? [] : plain), isHad)

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
  reading: Listed,
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
