import { type HotQuery, hotQuery } from '../../../platform/database/hot-query.ts'
import type { Db } from '../../../platform/database/port.ts'
import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { Spot } from './batches.ts'
import {
  type Asking,
  chosenByOf,
  evidenceAmong,
  evidenceOf,
  isPlainSearch,
  type PinSearch,
} from './pin-evidence.ts'
import { narrows } from './pin-filters.ts'
import { hasShade, hasWordOf, othersMost, walkedWords } from './pins-under-words.ts'
import { entriesMost, type SearchReading } from './reading.ts'
import { type Step, type StepRow, stepColumns, stepsQuery } from './steps-query.ts'

/** Pins per batch when all of them match. */
const batchShort = 300
/** Pins per batch when most won't match the filters. */
const batchLong = entriesMost

/** Returns how many pins to read of each list, and how many to return. */
function limitsOf({ reading, filters }: PinSearch, until: Spot | null) {
  const { colors, lead, others, shade } = reading
  const isPlain = (colors.length === 0 || shade !== undefined) && !narrows(filters)
  const most = isPlain ? batchShort : batchLong
  const isOneList = lead.length === 1 && others.length === 0 && shade === undefined
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
  /** The number of pins to find; all readings are read whatever the others find. */
  readonly size: number | 'all'
  /** The end of the last reading's batch, when it is read again. */
  readonly lastUntil?: Spot | null
}

/** Readings that are ranked together are read until there are this many times as many pins. */
const togetherTimes = 2

/** Returns how many pins make a reading unneeded. */
export const wantedFor = ({ isTogether }: SearchReading, size: number): number =>
  isTogether ? togetherTimes * size : size

const integer = (number: number): SQL => sql`${number}::integer`

function stepOf(
  search: PinSearch,
  { from, until, size }: Pick<Reach, 'from' | 'until' | 'size'>,
): Step {
  const { looks, most } = limitsOf(search, until)
  return {
    wanted: size === 'all' ? null : integer(wantedBy(search, size)),
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
const wantedBy = ({ reading, filters }: PinSearch, size: number): number =>
  narrows(filters) && !reading.isTogether ? 1 : wantedFor(reading, size)

/** A value of a prepared statement that its planner doesn't see, so that one plan serves all. */
const given = (name: string): SQL => sql.raw(`(select ${name} from given)`)
// As the bare operand of `any`, a subquery would stand for its rows.
const givenWords = (name: string): SQL => sql`${given(name)}::text[]`

/** A step of a prepared statement: the number of further lists of words, and whether a color is had. */
interface StepShape {
  readonly others: number
  readonly isShadeHad: boolean | undefined
}

/** The steps of a prepared statement, and its viewer. */
interface Shape {
  readonly steps: readonly StepShape[]
  readonly isMember: boolean
  readonly isByColor: boolean
}

const wantedName = (at: number): string => `wanted_${at}`

const otherNames = (at: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, other) => `other_${at}_${other}`)

function preparedStep(
  at: number,
  { others, isShadeHad }: StepShape,
  { isMember, isByColor }: Shape,
): Step {
  const asking: Asking = {
    viewerId: isMember ? sql.placeholder('viewerId') : null,
    needed: given(`needed_${at}`),
    found: given(`found_${at}`),
    isByColor,
    chosenBy: given('chosen_by'),
  }
  return {
    wanted: given(wantedName(at)),
    walk: {
      lead: givenWords(`lead_${at}`),
      others: [
        ...otherNames(at, others).map((name) => hasWordOf(givenWords(name), isByColor)),
        ...(isShadeHad === undefined
          ? []
          : [hasShade(given(`shade_${at}`), givenWords(`plain_${at}`), isShadeHad)]),
      ],
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

const preparedValues = (steps: readonly StepShape[]): SQL =>
  sql.join(
    [
      valueAs('chosen_by', 'text'),
      ...steps.flatMap(({ others, isShadeHad }, index) => {
        const at = index + 1
        const isShaded = isShadeHad !== undefined
        return [
          ...[`lead_${at}`, ...otherNames(at, others)].map((name) => valueAs(name, 'text[]')),
          ...(isShaded
            ? [valueAs(`shade_${at}`, 'tsquery'), valueAs(`plain_${at}`, 'text[]')]
            : []),
          ...[`looks_${at}`, `most_${at}`, wantedName(at)].map((name) => valueAs(name, 'integer')),
          ...[`needed_${at}`, `found_${at}`].map((name) => valueAs(name, 'tsquery')),
        ]
      }),
    ],
    sql`, `,
  )

const nameOf = ({ others, isShadeHad }: StepShape): string =>
  isShadeHad === undefined ? String(others) : `${others}${isShadeHad ? 'shaded' : 'unshaded'}`

const prepared = new Map<string, HotQuery<readonly StepRow[]>>()

/** Returns the prepared statement of a shape: few shapes make up nearly all searches. */
function preparedSteps(shape: Shape): HotQuery<readonly StepRow[]> {
  const { steps: shapes, isMember, isByColor } = shape
  const viewer = `${isMember ? 'member' : 'visitor'}${isByColor ? '_by_color' : ''}`
  const name = `pin_steps_${viewer}_${shapes.map(nameOf).join('_')}`
  const known = prepared.get(name)
  if (known !== undefined) return known
  const steps = shapes.map((each, index) => preparedStep(index + 1, each, shape))
  const values = sql`given as materialized (select ${preparedValues(shapes)})`
  const query = hotQuery(name, (db) => db.select(stepColumns).from(stepsQuery(steps, [values])))
  prepared.set(name, query)
  return query
}

const shapeOf = ({ others, shade }: SearchReading): StepShape => ({
  others: Math.min(others.length, othersMost),
  isShadeHad: shade?.isHad,
})

/** Returns the values of one step of a prepared statement. */
function valuesOf(
  search: PinSearch,
  at: number,
  size: number,
): readonly (readonly [string, unknown])[] {
  const { needed = null, found = null, lead, others, shade } = search.reading
  const { looks, most } = limitsOf(search, null)
  return [
    ...otherNames(at, shapeOf(search.reading).others).map(
      (name, other) => [name, [...(others[other] ?? [])]] as const,
    ),
    ...([[`lead_${at}`, [...lead]]] as const),
    ...(shade === undefined
      ? []
      : ([
          [`shade_${at}`, shade.named],
          [`plain_${at}`, shade.isNamed ? [] : [...shade.plain]],
        ] as const)),
    ...([
      [`looks_${at}`, looks],
      [`most_${at}`, most],
      [wantedName(at), wantedBy(search, size)],
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
  const { from, until, looser, size, lastUntil = null } = reach
  const { viewerId, reading } = search
  const all = [search, ...looser.map((each) => ({ ...search, reading: each }))]
  const isTop = from === null && until === null && lastUntil === null
  if (isTop && size !== 'all' && isPlainSearch(search)) {
    const shapes = all.map((each) => shapeOf(each.reading))
    const shape = { steps: shapes, isMember: viewerId !== null, isByColor: reading.isByColor }
    const values = Object.fromEntries(all.flatMap((each, index) => valuesOf(each, index + 1, size)))
    return preparedSteps(shape)(db, { ...values, viewerId, chosen_by: chosenByOf(reading) })
  }
  const reachOf = (index: number) => {
    if (index === 0) return reach
    return { from: null, until: index === all.length - 1 ? lastUntil : null, size }
  }
  const steps = all.map((each, index) => stepOf(each, reachOf(index)))
  return db.select(stepColumns).from(stepsQuery(steps))
}
