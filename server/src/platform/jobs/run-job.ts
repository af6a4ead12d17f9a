import type { Log } from '../log/port.ts'
import { failureText } from './failure-text.ts'
import type { JobHandler } from './port.ts'
import type { Queue, TakenJob } from './queue.ts'

/** A job under way on this instance. */
export interface JobUnderWay {
  readonly taken: TakenJob
  /** Resolves when it has ended, however it did, and that is noted. */
  readonly ended: Promise<void>
  /** Asks it to stop between two of its steps. */
  stop(): void
  /** Puts it back although it has not ended, and says no more that it is being done. */
  giveBack(): Promise<void>
}

/** A third of the lease: two beats may be lost before another instance takes the job over. */
const beatsInLease = 3

/** Does one job that was taken, says meanwhile that it is being done, and notes how it ended. */
export function runJob(
  taken: TakenJob,
  given: { readonly handler: JobHandler; readonly queue: Queue; readonly log: Log },
): JobUnderWay {
  const { handler, queue, log } = given
  const { id, payload, attempt, job } = taken
  const stopping = new AbortController()
  const beat = setInterval(
    () => {
      queue.keep(taken).then(
        (kept) => kept || stopping.abort(),
        // Either the next beat gets through, or the lease runs out.
        () => undefined,
      )
    },
    (job.leaseSeconds * 1000) / beatsInLease,
  )
  const run = async () => {
    try {
      await handler.run({ id, payload, attempt, signal: stopping.signal })
      await queue.finish(taken)
    } catch (cause) {
      if (stopping.signal.aborted) return await queue.giveBack(taken)
      const reason = failureText(cause, payload)
      const entry = { job: job.name, id, attempt, cause: reason }
      if (attempt >= job.attempts) log.error('job.failed', entry)
      else log.warn('job.to-be-retried', entry)
      await queue.fail(taken, reason)
    }
  }
  const ended = run()
    // Not noted: the lease will run out, and the job be done again.
    .catch((cause: unknown) =>
      log.warn('job.not-noted', { job: job.name, id, cause: failureText(cause, payload) }),
    )
    .finally(() => clearInterval(beat))
  return {
    taken,
    ended,
    stop: () => stopping.abort(),
    async giveBack() {
      clearInterval(beat)
      await queue.giveBack(taken)
    },
  }
}
