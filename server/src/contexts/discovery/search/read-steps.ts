import { type HotQuery, hotQuery } from '../../../platform/database/hot-query.ts'
import type { Db } from '../../../platform/database/port.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Spot } from './batches.ts'
import {
  type Asking,
  evidenceAmong,
  evidenceOf,
  isPlainSearch,
  type PinSearch,
} from './pin-evidence.ts'
import { narrows } from './pin-filters.ts'
import { othersMost, walkedWords } from './pins-under-words.ts'
import type { SearchReading } from './reading.ts'
import { type Step, type StepRow, stepColumns, stepsQuery } from './steps-query.ts'

/** Pins per batch when all of them match. */
const batchShort = 300
/** Pins per batch when most won't match the filters. */
const batchLong = 1_200

/** Returns how many pins to read of each list, and how many to return. */
function limitsOf({ reading, filters }: PinSearch, until: Spot | null) {
  const isPlain = reading.colors.length === 0 && !narrows(filters)
  const most = isPlain ? batchShort : batchLong
  const isOneList = reading.lead.length === 1 && reading.others.length === 0
  // Reading a batch again may find rows inserted since.
  const times = until === null ? 1 : 2
  return { looks: times * (isOneList ? most : batchLong), most: times * most }
}

/** The part of the index that a statement walks, and the readings that go on from it. */
interface Reach {
  readonly from: Spot | null
  readonly until: Spot | null
  /** The looser readings that go on when less than `size` pins are found. */
  readonly looser: readonly SearchReading[]
  readonly size: number
}

const integer = (number: number): SQL => sql`${number}::integer`

function stepOf(search: PinSearch, { from, until }: Pick<Reach, 'from' | 'until'>): Step {
  const { looks, most } = limitsOf(search, until)
  return {
    walk: {
      ...walkedWords(search.reading),
      from,
      until,
      looks: integer(looks),
      most: integer(most),
    },
    evidenceOf: (ids) => evidenceOf(search, ids),
  }
}

/** A person who chose a filter wants few results that match exactly. */
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
    needed: given(`needed_${at}`),
    found: given(`found_${at}`),
    isByColor,
  }
  return {
    walk: {
      lead: givenWords(`lead_${at}`),
      others: otherNames(at, others).map(givenWords),
      from: null,
      until: null,
      looks: given(`looks_${at}`),
      most: given(`most_${at}`),
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
  const viewer = `${isMember ? 'member' : 'visitor'}${isByColor ? '_by_color' : ''}`
  const name = `pin_steps_${viewer}_${others.join('_')}`
  const known = prepared.get(name)
  if (known !== undefined) return known
  const steps = others.map((count, index) => preparedStep(index + 1, count, shape))
  const values = sql`given as materialized (select ${preparedValues(others)})`
  const query = hotQuery(name, (db) =>
    db.select(stepColumns).from(stepsQuery(steps, { wanted: given('wanted'), values: [values] })),
  )
  prepared.set(name, query)
  return query
}

const othersOf = ({ others }: SearchReading): number => Math.min(others.length, othersMost)

/** Returns the values of one step of a prepared statement. */
function valuesOf(search: PinSearch, at: number): readonly (readonly [string, unknown])[] {
  const { needed = null, found = null, lead, others } = search.reading
  const { looks, most } = limitsOf(search, null)
  return [
    ...otherNames(at, othersOf(search.reading)).map(
      (name, other) => [name, [...(others[other] ?? [])]] as const,
    ),
    ...([[`lead_${at}`, [...lead]]] as const),
    ...([
      [`looks_${at}`, looks],
      [`most_${at}`, most],
    ] as const),
    ...([
      [`needed_${at}`, needed],
      [`found_${at}`, found],
    ] as const),
  ]
}

/** Reads a batch of pins, and the tops of looser readings' lists while too few are found. */
export async function readSteps(
  db: Db,
  search: PinSearch,
  reach: Reach,
): Promise<readonly StepRow[]> {
  const { from, until, looser, size } = reach
  const { viewerId, reading } = search
  const all = [search, ...looser.map((each) => ({ ...search, reading: each }))]
  if (from === null && until === null && isPlainSearch(search)) {
    const others = all.map((each) => othersOf(each.reading))
    const shape = { others, isMember: viewerId !== null, isByColor: reading.isByColor }
    const values = Object.fromEntries(all.flatMap((each, index) => valuesOf(each, index + 1)))
    return preparedSteps(shape)(db, { ...values, viewerId, wanted: size })
  }
  const top = { from: null, until: null }
  const steps = all.map((each, index) => stepOf(each, index === 0 ? reach : top))
  const wanted = integer(wantedBy(search, size))
  return db.select(stepColumns).from(stepsQuery(steps, { wanted }))
}
