import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, isNull } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { whileHeld } from '../../base/while-held.ts'
import type { RunRow } from './store.ts'
import { catalogRuns } from './tables.ts'

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

/** Runs a step of a run in a transaction that holds it, so that a cancelled run changes nothing more. */
export const heldStep = <Result>(
  ports: Pick<Ports, 'db'>,
  run: RunRow,
  step: (tx: Tx, run: RunRow) => Promise<Result>,
): Promise<Result> =>
  whileHeld(ports, run, {
    lock: (tx) =>
      tx
        .select()
        .from(catalogRuns)
        .where(and(eq(catalogRuns.id, run.id), isNull(catalogRuns.endedAt)))
        .for('update'),
    step,
  })
