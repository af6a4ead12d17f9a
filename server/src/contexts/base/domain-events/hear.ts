import type { z } from '@tessera/contracts/schema'
import type { Tx } from '../../../platform/database/port.ts'
import type { Job, Payload as JobPayload } from '../../../platform/jobs/define-job.ts'
import type { Ports } from '../../../ports.ts'
import type { DomainEvent } from './domain-event.ts'

/** A domain event and one of its handlers. */
export interface Heard<Given = Ports> {
  readonly event: DomainEvent<never>
  /** In the transaction that tells it, or in a job after its commit. */
  readonly when: 'within' | 'after'
  /** A method, so that handlers of all payloads fit into one list. */
  run(tx: Tx, ports: Given, payload: object): Promise<unknown>
}

/**
 * Hears an event in the transaction that tells it, which rolls back when the handler throws.
 *
 *     export const searchHears = [
 *       hear(boardChanged, (tx, _, { boardId }) => indexBoard(tx, boardId)),
 *     ]
 */
export const hear = <Payload extends object, Given = Ports>(
  event: DomainEvent<Payload>,
  run: (tx: Tx, ports: Given, payload: Payload) => Promise<unknown>,
): Heard<Given> => ({ event, when: 'within', run })

/**
 * Hears an event after the transaction that tells it, in a job that is queued there: the job runs at
 * least once after the commit, and never after a rollback. The domain lists the job's handler too.
 *
 *     hearAfter(pinEdited, recheckIdeaJob, ({ pinId }) => ({ pin_id: pinId }))
 */
export const hearAfter = <Payload extends object, Queued extends JobPayload>(
  event: DomainEvent<Payload>,
  job: Job<Queued>,
  queued: (payload: Payload) => z.input<Queued>,
): Heard<Pick<Ports, 'jobs'>> => ({
  event,
  when: 'after',
  run: (tx: Tx, ports: Pick<Ports, 'jobs'>, payload: Payload) =>
    ports.jobs.enqueue(tx, job, queued(payload)),
})
