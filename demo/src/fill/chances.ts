import { type SQL, sql } from '@tessera/server/platform/database/sql'
import { type FillPlan, idEpoch } from './plan.ts'

const number = (value: number) => sql.raw(String(value))

/** Returns a number from 0 up to 1 that is the same for the same `n` and salt. */
export const chance = (n: SQL, salt: number): SQL =>
  sql`((hashint8extended(${n}::bigint, ${number(salt)}) & 4503599627370495)::float8 / 4503599627370496)`

/** Returns a number from 1 to `most`, with 1 twice as often as 2 and so on. */
export const skewed = (n: SQL, salt: number, most: number): SQL =>
  sql`least(${number(most)}, floor(exp(${chance(n, salt)} * ln(${number(most + 1)}))))::bigint`

/** Returns the id of a millisecond; ids of the same millisecond differ in their last bits. */
export const idOf = (milliseconds: SQL, low: SQL): SQL => sql`((${milliseconds} << 22) | ${low})`

/** Returns the id of person or board number `n`; both are older than all pins. */
export const personId = (plan: FillPlan, n: SQL): SQL =>
  idOf(sql`(${number(plan.start - 60 * 86_400_000)} + ${n}::bigint)`, sql`2`)
export const boardId = (plan: FillPlan, n: SQL): SQL =>
  idOf(sql`(${number(plan.start - 30 * 86_400_000)} + ${n}::bigint)`, sql`1`)

/** Returns the time of original number `k`; originals are spread evenly over time. */
export const madeAt = ({ start, end, originals }: FillPlan, k: SQL): SQL =>
  sql`(${number(start)} + floor((${k} - 1) * ${number((end - start) / originals)}::float8)::bigint)`

export const originalId = (plan: FillPlan, k: SQL): SQL =>
  idOf(madeAt(plan, k), sql`(${k}::bigint & 2097151)`)

export const saveId = (milliseconds: SQL, j: SQL): SQL =>
  idOf(milliseconds, sql`(2097152 | (${j}::bigint & 2097151))`)

/** Returns the original of save number `j`: a few originals, of any age, have most of the saves. */
export const savedOne = ({ originals }: FillPlan, j: SQL): SQL =>
  sql`(1 + (${skewed(j, 2, originals)} * 7919) % ${number(originals)})`

/** Returns the text and picture of original number `k`. */
export const textOf = ({ texts }: FillPlan, k: SQL): SQL =>
  sql`(1 + floor(${chance(k, 1)} * ${number(texts)}))::bigint`

/** Returns a board of a theme for pin number `n`; some boards get many pins. */
export const boardFor = (plan: FillPlan, theme: SQL, n: SQL, salt: number): SQL =>
  boardId(
    plan,
    sql`(1 + ${theme} + ${number(plan.themes)} * (${skewed(n, salt, Math.floor(plan.boards / plan.themes))} - 1))`,
  )

/** Returns a time as a database timestamp. */
export const moment = (milliseconds: SQL): SQL =>
  sql`to_timestamp((${milliseconds} + ${number(idEpoch)}) / 1000.0)`
