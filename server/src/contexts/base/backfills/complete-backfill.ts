import { pause } from '../../../platform/clock/pause.ts'
import type { Db } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Backfill } from '../define-backfill.ts'
import { percentOf } from './backfill-states.ts'
import { beginPass, hasDueRows, rowsIn, runBatch } from './run-batch.ts'
import { backfills } from './tables.ts'

/** Tables up to this many rows are done at the start of a service, within some seconds. */
const rowsAtStart = 100_000

/** A backfill whose other runner is in the middle of a batch is looked at again. */
const lookAgainMilliseconds = 200

interface Completing {
  /** True completes tables of any size. */
  readonly isPatient: boolean
  onPercent?(percent: number): void
}

/**
 * Completes a backfill that a migration needs, or returns why the migration has to wait. Rows that an older
 * version wrote since are changed too.
 */
export async function completeBackfill(
  db: Db,
  backfill: Backfill | undefined,
  { isPatient, onPercent }: Completing,
): Promise<string | undefined> {
  if (backfill === undefined)
    return 'this version does not have its backfill; start the version before this one first.'
  const { name } = backfill
  await beginPass(db, backfill)
  const read = async () => {
    const [row] = await db.select().from(backfills).where(eq(backfills.name, name))
    return row
  }
  const known = await read()
  if (known?.doneAt) {
    if (!(await hasDueRows(db, backfill))) return undefined
    const notStarted = { reached: null, seen: 0, changed: 0, doneAt: null }
    await db.update(backfills).set(notStarted).where(eq(backfills.name, name))
  }
  if (!isPatient && (await rowsIn(db, backfill)) > rowsAtStart) {
    const row = await read()
    return `the backfill ${name} is at ${row ? percentOf(row) : 0} %. Let the former version run until it is done, or do it now: tessera migrations run.`
  }
  for (;;) {
    const batch = await runBatch(db, backfill, new Date())
    if (batch === 'done') return undefined
    if (batch === 'paused')
      return `the backfill ${name} is paused. Let it go on: tessera migrations resume ${name}.`
    if (batch === 'taken') await pause().wait(lookAgainMilliseconds)
    const row = await read()
    if (row !== undefined) onPercent?.(percentOf(row))
  }
}
