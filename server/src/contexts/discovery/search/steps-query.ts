import { type SQL, sql } from '../../../platform/database/sql.ts'
import type { WrittenEvidence } from './pin-evidence.ts'
import { type Walking, walkedAs, walking } from './pins-under-words.ts'

/** A batch as the database reads it. */
export interface StepRow {
  /** False when the readings before found enough. */
  readonly isRead: boolean
  readonly isFull: boolean
  readonly endTier: number | null
  readonly endPin: string | null
  readonly pins: readonly WrittenEvidence[] | null
}

/** The columns of `stepsQuery`. */
export const stepColumns = {
  isRead: sql<boolean>`is_read`,
  isFull: sql<boolean>`is_full`,
  endTier: sql<number | null>`end_tier`,
  endPin: sql<string | null>`end_pin`,
  pins: sql<readonly WrittenEvidence[] | null>`pins`,
}

/** One step of a statement: the pins to look at, and the evidence of those that match. */
export interface Step {
  readonly walk: Walking
  readonly evidenceOf: (ids: SQL) => SQL
  /** It is read while the steps before it found fewer pins; null reads it always. */
  readonly wanted: SQL | null
}

const evidenceAs = (at: number): SQL => sql.raw(`evidence_${at}`)
const wantingAs = (at: number): SQL => sql.raw(`wanting_${at}`)

/** True when a step is read: the first one always, others as long as something is wanting. */
const isRead = (at: number): SQL =>
  at === 1 ? sql`true` : sql`(select is_wanting from ${wantingAs(at)})`

/** The number of pins that the steps before one found. */
const foundBefore = (at: number): SQL =>
  sql.join(
    Array.from(
      { length: at - 1 },
      (_, index) => sql`(select count(*) from ${evidenceAs(index + 1)})`,
    ),
    sql` + `,
  )

/** Something is wanting when the step before was read to the end of its list. */
const wantingPart = (at: number, wanted: SQL | null): SQL => sql`${wantingAs(at)} as materialized (
    select ${wanted === null ? sql`true` : sql`${isRead(at - 1)} and not is_full and ${foundBefore(at)} < ${wanted}`}
      as is_wanting from ${walkedAs(at - 1)}
  )`

/** The parts of a step; `ids` is cast, because `any` would take a bare subquery for its rows. */
const stepParts = (step: Step, at: number): readonly SQL[] => [
  ...(at === 1 ? [] : [wantingPart(at, step.wanted)]),
  walking(at, step.walk, isRead(at)),
  sql`${evidenceAs(at)} as materialized (
    ${step.evidenceOf(sql`(select ids from ${walkedAs(at)})::bigint[]`)})`,
]

const resultOf = (at: number): SQL => sql`
  select ${sql.raw(String(at))} as step, ${isRead(at)} as is_read, is_full, end_tier, end_pin,
    (select json_agg(pin) from ${evidenceAs(at)}) as pins
  from ${walkedAs(at)}`

/**
 * Reads a batch, and the tops of others for as long as the lists end before as many pins are found as
 * each wants. What the service decides by the results is decided there; this only saves round trips.
 */
export function stepsQuery(steps: readonly Step[], values: readonly SQL[] = []): SQL {
  const parts = [...values, ...steps.flatMap((step, index) => stepParts(step, index + 1))]
  const results = steps.map((_, index) => resultOf(index + 1))
  return sql`(with ${sql.join(parts, sql`, `)}
    ${sql.join(results, sql` union all `)} order by step) steps`
}
