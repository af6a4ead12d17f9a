import { eq } from '../../../../platform/database/sql.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import type { RunRow } from './store.ts'
import { bulkRuns } from './tables.ts'

/** Ends the work on an upload that was deleted, or taken over by another attempt. */
export class RunLost extends Error {}

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

/** Works on an upload in a transaction that holds it; throws `RunLost` when another attempt does. */
export function heldStep<Result>(
  { db }: Pick<Ports, 'db'>,
  { id, holder }: RunRow,
  step: (tx: Sql, run: RunRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(bulkRuns).where(eq(bulkRuns.id, id)).for('update')
    if (run === undefined || run.holder !== holder) throw new RunLost()
    return step(tx, run)
  })
}

/** Changes an upload. */
export const setRun = (tx: Sql, { id }: Pick<RunRow, 'id'>, change: Partial<RunRow>) =>
  tx.update(bulkRuns).set(change).where(eq(bulkRuns.id, id))
