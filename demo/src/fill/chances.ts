import { type SQL, sql } from 'drizzle-orm'
import { type FillPlan, idEpoch } from './plan.ts'

const number = (value: number) => sql.raw(String(value))

/** A number from 0 up to 1 that the same `n` always gets again, another for each salt. */
export const chance = (n: SQL, salt: number): SQL =>
  sql`((hashint8extended(${n}::bigint, ${number(salt)}) & 4503599627370495)::float8 / 4503599627370496)`

/** From 1 to the most, the first twice as often as the second and so on. */
export const skewed = (n: SQL, salt: number, most: number): SQL =>
  sql`least(${number(most)}, floor(exp(${chance(n, salt)} * ln(${number(most + 1)}))))::bigint`

/** An id of a millisecond; two of one millisecond differ in their last bits. */
export const idOf = (milliseconds: SQL, low: SQL): SQL => sql`((${milliseconds} << 22) | ${low})`

/** The id of person or board number `n`; they came before all pins. */
export const personId = (plan: FillPlan, n: SQL): SQL =>
  idOf(sql`(${number(plan.start - 60 * 86_400_000)} + ${n}::bigint)`, sql`2`)
export const boardId = (plan: FillPlan, n: SQL): SQL =>
  idOf(sql`(${number(plan.start - 30 * 86_400_000)} + ${n}::bigint)`, sql`1`)

/** When original number `k` was made: evenly over the time. */
export const madeAt = ({ start, end, originals }: FillPlan, k: SQL): SQL =>
  sql`(${number(start)} + floor((${k} - 1) * ${number((end - start) / originals)}::float8)::bigint)`

export const originalId = (plan: FillPlan, k: SQL): SQL =>
  idOf(madeAt(plan, k), sql`(${k}::bigint & 2097151)`)

export const saveId = (milliseconds: SQL, j: SQL): SQL =>
  idOf(milliseconds, sql`(2097152 | (${j}::bigint & 2097151))`)

/** Which original save number `j` is of: few of them have most of the saves, and those are of any age. */
export const savedOne = ({ originals }: FillPlan, j: SQL): SQL =>
  sql`(1 + (${skewed(j, 2, originals)} * 7919) % ${number(originals)})`

/** Which words and picture original number `k` has. */
export const textOf = ({ texts }: FillPlan, k: SQL): SQL =>
  sql`(1 + floor(${chance(k, 1)} * ${number(texts)}))::bigint`

/** A board of a theme for pin number `n`; some boards get many pins. */
export const boardFor = (plan: FillPlan, theme: SQL, n: SQL, salt: number): SQL =>
  boardId(
    plan,
    sql`(1 + ${theme} + ${number(plan.themes)} * (${skewed(n, salt, Math.floor(plan.boards / plan.themes))} - 1))`,
  )

/** A moment of the product as the database writes it. */
export const moment = (milliseconds: SQL): SQL =>
  sql`to_timestamp((${milliseconds} + ${number(idEpoch)}) / 1000.0)`
