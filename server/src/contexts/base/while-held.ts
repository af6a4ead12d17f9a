import type { Tx } from '../../platform/database/port.ts'
import type { Ports } from '../../ports.ts'

/** A run of a job's work, and the attempt that works on it. */
interface HeldRun {
  readonly holder: string | null
}

/** Ends the work on a run that was cancelled, deleted, or taken over by another attempt. */
export class RunLost extends Error {}

/**
 * Runs a step in a transaction that locks the row of a run. Throws `RunLost` when there is no such run
 * any more or it belongs to another attempt, so that no two instances work on it.
 */
export function whileHeld<Run extends HeldRun, Result>(
  { db }: Pick<Ports, 'db'>,
  { holder }: HeldRun,
  {
    lock,
    step,
  }: {
    readonly lock: (tx: Tx) => Promise<readonly Run[]>
    readonly step: (tx: Tx, run: Run) => Promise<Result>
  },
): Promise<Result> {
  return db.transaction(async (tx) => {
    const [run] = await lock(tx)
    if (run === undefined || run.holder !== holder) throw new RunLost()
    return step(tx, run)
  })
}
