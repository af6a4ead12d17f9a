import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { whileHeld } from '../../../base/while-held.ts'
import type { RunRow } from './store.ts'
import { bulkRuns } from './tables.ts'

/** Takes an upload over for one attempt of a job. */
export async function takeRun(
  { db, keys }: Pick<Ports, 'db' | 'keys'>,
  id: string,
): Promise<RunRow | undefined> {
  const [run] = await db
    .update(bulkRuns)
    .set({ holder: keys.next() })
    .where(eq(bulkRuns.id, BigInt(id)))
    .returning()
  return run
}

/** Works on an upload in a transaction that holds it. */
export const heldStep = <Result>(
  ports: Pick<Ports, 'db'>,
  run: RunRow,
  step: (tx: Sql, run: RunRow) => Promise<Result>,
): Promise<Result> =>
  whileHeld(ports, run, {
    lock: (tx) => tx.select().from(bulkRuns).where(eq(bulkRuns.id, run.id)).for('update'),
    step,
  })

/** Changes an upload. */
export const setRun = (tx: Sql, { id }: Pick<RunRow, 'id'>, change: Partial<RunRow>) =>
  tx.update(bulkRuns).set(change).where(eq(bulkRuns.id, id))
