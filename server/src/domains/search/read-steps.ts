import { type HotQuery, hotQuery } from '../../platform/database/hot-query.ts'
import type { Db } from '../../platform/database/port.ts'
import { type SQL, sql } from '../../platform/database/sql.ts'
import type { Spot } from './batches.ts'
import {
  type Asking,
  evidenceAmong,
  evidenceOf,
  isPlainSearch,
  type PinSearch,
  type WrittenEvidence,
} from './pin-evidence.ts'
import { narrows } from './pin-filters.ts'
import { othersMost, type Walking, walkedAs, walkedWords, walking } from './pins-under-words.ts'
import type { Reading } from './reading.ts'

/** Pins per batch when all of them match. */
const batchShort = 300
/** Pins per batch when most won't match the filters. */
const batchLong = 1_200

/** A batch as the database reads it. */
export interface StepRow {
  /** False when the reading before found enough. */
  readonly isRead: boolean
  readonly isFull: boolean
  readonly endTier: number | null
  readonly endPin: string | null
  readonly pins: readonly WrittenEvidence[] | null
}

const columns = {
  isRead: sql<boolean>`is_read`,
  isFull: sql<boolean>`is_full`,
  endTier: sql<number | null>`end_tier`,
  endPin: sql<string | null>`end_pin`,
  pins: sql<readonly WrittenEvidence[] | null>`pins`,
}

/** One step of a statement: the pins to look at, and the evidence of those that match. */
interface Step {
  readonly walk: Walking
  readonly evidenceOf: (ids: SQL) => SQL
}

const evidenceAs = (at: number): SQL => sql.raw(`evidence_${at}`)

const evidencePart = (at: number, step: Step): SQL =>
  sql`${evidenceAs(at)} as materialized (${step.evidenceOf(sql`(select ids from ${walkedAs(at)})::bigint[]`)})`

const resultOf = (at: number, isRead: SQL): SQL => sql`
  select ${sql.raw(String(at))} as step, ${isRead} as is_read, is_full, end_tier, end_pin,
    (select json_agg(pin) from ${evidenceAs(at)}) as pins
  from ${walkedAs(at)}`

/**
 * Reads a batch, and the top of another when the first ends with its list and finds less than `wanted`.
 * What the service decides by the results is decided there; this only saves a round trip.
 */
function stepsQuery(first: Step, next: Step | undefined, wanted: SQL, values = sql``): SQL {
  const [one, two] = [sql`true`, sql`(select is_wanting from wanting)`]
  const start = sql`with ${values} ${walking(1, first.walk)}, ${evidencePart(1, first)}`
  if (next === undefined) return sql`(${start} ${resultOf(1, one)}) steps`
  return sql`(${start},
    wanting as materialized (
      select not is_full and (select count(*) from ${evidenceAs(1)}) < ${wanted} as is_wanting
      from ${walkedAs(1)}
    ),
    ${walking(2, next.walk, two)}, ${evidencePart(2, next)}
    ${resultOf(1, one)} union all ${resultOf(2, two)} order by step
  ) steps`
}

/** Returns how many pins to read of each list, and how many to return. */
function limitsOf({ reading, filters }: PinSearch, until: Spot | null) {
  const isPlain = reading.colors.length === 0 && !narrows(filters)
  const most = isPlain ? batchShort : batchLong
  const isOneList = reading.lead.length === 1 && reading.others.length === 0
  // Reading a batch again may find rows inserted since.
  const times = until === null ? 1 : 2
  return { looks: times * (isOneList ? most : batchLong), most: times * most }
}

/** What a statement reads, and from where. */
interface Reach {
  readonly from: Spot | null
  readonly until: Spot | null
  readonly next: Reading | undefined
  readonly size: number
}

const integer = (number: number): SQL => sql`${number}::integer`

function stepOf(search: PinSearch, { from, until }: Pick<Reach, 'from' | 'until'>): Step {
  const { looks, most } = limitsOf(search, until)
  return {
    walk: {
      ...walkedWords(search.reading),
      ...{ from, until, looks: integer(looks), most: integer(most) },
    },
    evidenceOf: (ids) => evidenceOf(search, ids),
  }
}

/** Who chose a filter wants few results, of what was asked for. */
const wantedBy = ({ filters }: PinSearch, size: number): number => (narrows(filters) ? 1 : size)

/** A value of a prepared statement that its planner doesn't see, so that one plan serves all. */
const given = (name: string): SQL => sql.raw(`(select ${name} from given)`)
// As the bare operand of `any`, a subquery would stand for its rows.
const givenWords = (name: string): SQL => sql`${given(name)}::text[]`

/** The number of further lists of words at each step of a prepared statement, and its viewer. */
interface Shape {
  readonly others: readonly number[]
  readonly isMember: boolean
  readonly isByColor: boolean
}

const otherNames = (at: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, other) => `other_${at}_${other}`)

function preparedStep(at: number, others: number, { isMember, isByColor }: Shape): Step {
  const asking: Asking = {
    viewerId: isMember ? sql.placeholder('viewerId') : null,
    ...{ needed: given(`needed_${at}`), found: given(`found_${at}`), isByColor },
  }
  return {
    walk: {
      lead: givenWords(`lead_${at}`),
      others: otherNames(at, others).map(givenWords),
      ...{ from: null, until: null },
      ...{ looks: given(`looks_${at}`), most: given(`most_${at}`) },
    },
    evidenceOf: (ids) => evidenceAmong(ids, asking),
  }
}

const valueAs = (name: string, type: string): SQL =>
  sql`${sql.placeholder(name)}::${sql.raw(`${type} as ${name}`)}`

const preparedValues = (others: readonly number[]): SQL =>
  sql.join(
    [
      valueAs('wanted', 'integer'),
      ...others.flatMap((count, index) => {
        const at = index + 1
        return [
          ...[`lead_${at}`, ...otherNames(at, count)].map((name) => valueAs(name, 'text[]')),
          ...[`looks_${at}`, `most_${at}`].map((name) => valueAs(name, 'integer')),
          ...[`needed_${at}`, `found_${at}`].map((name) => valueAs(name, 'tsquery')),
        ]
      }),
    ],
    sql`, `,
  )

const prepared = new Map<string, HotQuery<readonly StepRow[]>>()

/** Returns the prepared statement of a shape: few shapes make up nearly all searches. */
function preparedSteps(shape: Shape): HotQuery<readonly StepRow[]> {
  const { others, isMember, isByColor } = shape
  const name = `pin_steps_${isMember ? 'member' : 'visitor'}${isByColor ? '_by_color' : ''}_${others.join('_')}`
  const known = prepared.get(name)
  if (known !== undefined) return known
  const [first, next] = others.map((count, index) => preparedStep(index + 1, count, shape))
  if (first === undefined) throw new Error('A search has at least one step.')
  const query = hotQuery(name, (db) =>
    db
      .select(columns)
      .from(
        stepsQuery(
          first,
          next,
          given('wanted'),
          sql`given as materialized (select ${preparedValues(others)}),`,
        ),
      ),
  )
  prepared.set(name, query)
  return query
}

/** Returns the values of one step of a prepared statement. */
function valuesOf(search: PinSearch, at: number): Readonly<Record<string, unknown>> {
  const { needed = null, found = null, lead, others } = search.reading
  const { looks, most } = limitsOf(search, null)
  const names = otherNames(at, othersOf(search.reading))
  return {
    ...Object.fromEntries(names.map((name, other) => [name, [...(others[other] ?? [])]])),
    ...{ [`lead_${at}`]: [...lead], [`looks_${at}`]: looks, [`most_${at}`]: most },
    ...{ [`needed_${at}`]: needed, [`found_${at}`]: found },
  }
}

const othersOf = ({ others }: Reading): number => Math.min(others.length, othersMost)

/** Reads a batch of pins, and the top of the next reading's list when the first finds too few. */
export async function readSteps(
  db: Db,
  search: PinSearch,
  reach: Reach,
): Promise<readonly StepRow[]> {
  const { from, until, next, size } = reach
  const following = next === undefined ? undefined : { ...search, reading: next }
  if (from === null && until === null && isPlainSearch(search)) {
    const readings = next === undefined ? [search.reading] : [search.reading, next]
    const { viewerId } = search
    const { isByColor } = search.reading
    const shape = { others: readings.map(othersOf), isMember: viewerId !== null, isByColor }
    return preparedSteps(shape)(db, {
      ...{ viewerId, wanted: size },
      ...valuesOf(search, 1),
      ...(following === undefined ? {} : valuesOf(following, 2)),
    })
  }
  const top = { from: null, until: null }
  const second = following === undefined ? undefined : stepOf(following, top)
  const wanted = integer(wantedBy(search, size))
  return db.select(columns).from(stepsQuery(stepOf(search, reach), second, wanted))
}
