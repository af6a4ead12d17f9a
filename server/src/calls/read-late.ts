import { databaseTrouble } from '../platform/database/database-trouble.ts'
import type { Db } from '../platform/database/port.ts'
import { type ChosenReplica, PrimaryNeeded } from '../platform/database/replicas/port.ts'
import { rootCause } from '../platform/log/root-cause.ts'
import type { Ports } from '../ports.ts'

/** The sender of a read, as far as it says how late the read may be. */
export interface LateSender {
  /** Returns the position of what the sender wrote last; 0 for one who wrote nothing lately. */
  position(): bigint
  /** Says that the request wrote, so that its sender reads that too. */
  noteWrite(): void
}

/** Somebody who has written nothing. */
export const anybody: LateSender = { position: () => 0n, noteWrite: () => {} }

const codeOf = (cause: unknown): unknown => {
  for (
    let at: unknown = cause;
    typeof at === 'object' && at !== null;
    at = Reflect.get(at, 'cause')
  )
    if (typeof Reflect.get(at, 'code') === 'string') return Reflect.get(at, 'code')
  return undefined
}

/** A statement that took too long, on a replica that answers: on the primary database it would again. */
const tookTooLong = '57014'
const isReadOnly = '25006'

const isConflict = (cause: unknown): boolean => rootCause(cause).includes('conflict with recovery')

/** True when the primary database may answer what a replica didn't. */
const mayAnswerElsewhere = (cause: unknown): boolean =>
  cause instanceof PrimaryNeeded ||
  isConflict(cause) ||
  (databaseTrouble(cause) !== undefined && codeOf(cause) !== tookTooLong)

/** Tells the sender of what the read writes now, or leaves a replica out whose connections broke. */
function noteFailure(
  cause: unknown,
  { sender, replica }: { readonly sender: LateSender; readonly replica: ChosenReplica },
): void {
  if (cause instanceof PrimaryNeeded || codeOf(cause) === isReadOnly) sender.noteWrite()
  else if (databaseTrouble(cause) === 'away' && !isConflict(cause))
    replica.leaveOut(`it broke off (${rootCause(cause)})`)
}

/**
 * Runs a read on a replica that has what its sender wrote, and on the primary database when there is none, or
 * when the replica fails meanwhile. A read may be run twice.
 */
export async function readLate<Result>(
  { db, replicas, metrics }: Pick<Ports, 'db' | 'replicas' | 'metrics'>,
  sender: LateSender,
  run: (db: Db) => Promise<Result>,
): Promise<Result> {
  if (!replicas.areConfigured) return run(db)
  const count = (place: string) => metrics.add('tessera_late_reads_total', { place })
  const replica = await replicas.choose(sender.position())
  if (typeof replica === 'string') {
    count(replica === 'behind' ? 'primary-behind' : 'primary-none')
    return run(db)
  }
  try {
    const result = await run(replica.reader)
    count('replica')
    return result
  } catch (cause) {
    if (!mayAnswerElsewhere(cause)) throw cause
    const isOwn = cause instanceof PrimaryNeeded && cause.needs === 'own'
    if (!isOwn) noteFailure(cause, { sender, replica })
    count(isOwn ? 'primary-own' : 'primary-again')
    return run(db)
  }
}
