import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { RunRow } from './store.ts'
import { catalogRuns } from './tables.ts'

/** Ends the work on a run that was cancelled, deleted, or taken over by another attempt. */
export class RunLost extends Error {}

/** Takes a run over for one attempt; undefined when it has ended. */
export async function takeRun(
  { db, keys, clock }: Pick<Ports, 'db' | 'keys' | 'clock'>,
  id: string,
): Promise<RunRow | undefined> {
  const [run] = await db
    .update(catalogRuns)
    .set({ holder: keys.next(), seenAt: clock.now() })
    .where(and(eq(catalogRuns.id, id), isNull(catalogRuns.endedAt)))
    .returning()
  return run
}

/**
 * Runs a step of a run in a transaction that holds it. Throws `RunLost` when the run has ended or belongs
 * to another attempt, so that a cancelled run changes nothing more, and no two instances work on it.
 */
export function heldStep<Result>(
  { db }: Pick<Ports, 'db'>,
  { id, holder }: RunRow,
  step: (tx: Tx, run: RunRow) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [run] = await tx.select().from(catalogRuns).where(eq(catalogRuns.id, id)).for('update')
    if (run === undefined || run.endedAt !== null || run.holder !== holder) throw new RunLost()
    return step(tx, run)
  })
}
