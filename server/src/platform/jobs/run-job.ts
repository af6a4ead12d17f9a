import type { Log } from '../log/port.ts'
import { type Metrics, timed } from '../metrics/port.ts'
import type { Span, Traces, Work } from '../traces/port.ts'
import { failureText } from './failure-text.ts'
import { FinalFailure, type JobHandler } from './port.ts'
import type { Queue, TakenJob } from './queue.ts'

/** A job that runs on this instance. */
export interface JobUnderWay {
  readonly taken: TakenJob
  /** Resolves when it has ended, in whatever way, and that is recorded. */
  readonly ended: Promise<void>
  /** Asks it to stop between two of its steps. */
  stop(): void
  /** Puts it back although it hasn't ended, and stops extending its lease. */
  giveBack(): Promise<void>
}

/** A third of the lease: two renewals may fail before another instance takes the job over. */
const beatsInLease = 3

/** Runs one job, extends its lease meanwhile, and records how it ended. */
export function runJob(
  taken: TakenJob,
  given: {
    readonly handler: JobHandler
    readonly queue: Queue
    readonly log: Log
    readonly metrics: Metrics
    readonly traces: Traces
  },
): JobUnderWay {
  const { handler, queue, log, metrics, traces } = given
  const took = (seconds: number) => metrics.took('tessera_job_seconds', { job: job.name }, seconds)
  const noteEnd = (outcome: 'done' | 'failed' | 'given-up' | 'to-be-retried' | 'stopped') =>
    metrics.add('tessera_jobs_total', { job: job.name, outcome })
  const { id, payload, cause, attempt, job } = taken
  const stopping = new AbortController()
  const beat = setInterval(
    () => {
      queue.keep(taken).then(
        (kept) => kept || stopping.abort(),
        // Either the next renewal works, or the lease expires.
        () => undefined,
      )
    },
    (job.leaseSeconds * 1000) / beatsInLease,
  )
  const run = async (span: Span) => {
    try {
      await timed(() => handler.run({ id, payload, attempt, signal: stopping.signal }), took)
      await queue.finish(taken)
      noteEnd('done')
    } catch (thrown) {
      if (stopping.signal.aborted) {
        noteEnd('stopped')
        return await queue.giveBack(taken)
      }
      const reason = failureText(thrown, payload)
      const entry = { job: job.name, id, attempt, cause: reason }
      const isFinal = thrown instanceof FinalFailure
      const outcome = isFinal ? 'given-up' : attempt >= job.attempts ? 'failed' : 'to-be-retried'
      noteEnd(outcome)
      span.fail(outcome)
      log[outcome === 'failed' ? 'error' : 'warn'](`job.${outcome}`, entry)
      await queue.fail(taken, { reason, isFinal })
    }
  }
  const work = (): Work => ({
    id,
    name: job.name,
    kind: 'consumer',
    cause,
    facts: { 'tessera.job_id': id, 'tessera.job_attempt': attempt },
  })
  const ended = traces
    .work(work, run)
    // Not recorded: the lease will expire, and the job will run again.
    .catch((thrown: unknown) =>
      log.warn('job.not-noted', { job: job.name, id, cause: failureText(thrown, payload) }),
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
