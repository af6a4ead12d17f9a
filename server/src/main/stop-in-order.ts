import { within } from '../platform/clock/within.ts'
import type { Log } from '../platform/log/port.ts'
import { rootCause } from '../platform/log/root-cause.ts'

/** One step of a stop. */
interface StopStep {
  readonly name: string
  /** Max time of the step; by default 10 seconds. */
  readonly milliseconds?: number
  readonly run: () => Promise<unknown> | unknown
}

const stepMilliseconds = 10_000

/**
 * Runs the steps of a stop one after another. A step that fails, as when the database is away, or that never
 * ends is logged, and the next one runs.
 */
export async function stopInOrder(steps: readonly StopStep[], log: Log): Promise<void> {
  for (const { name, milliseconds = stepMilliseconds, run } of steps)
    try {
      await within(milliseconds, run)
    } catch (cause) {
      log.warn('stop.step-failed', { step: name, cause: rootCause(cause) })
    }
}
