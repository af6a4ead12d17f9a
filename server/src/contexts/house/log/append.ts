import type { UserId } from '@tessera/contracts/ids'
import type { Tx } from '../../../platform/database/port.ts'
import { desc, sql } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import type { Actor } from './actor.ts'
import { type HashedEntry, hashOfEntry, sealOf } from './chain.ts'
import { houseLog } from './tables.ts'

/** A number that no other lock of the service has. */
const logLock = 7_405_441_001

/** Values of what an act changed, before or after it. */
export type Facts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** An act to log. */
export interface NewEntry {
  readonly actor: Actor
  readonly act: string
  readonly personId?: UserId
  /** The pin, invite or setting that it is about. */
  readonly object?: string
  readonly reason: string
  readonly before?: Facts
  readonly after?: Facts
}

/** Lets one transaction of all instances at a time write to the log, until it ends. */
export async function lockLog(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${logLock}::bigint)`)
}

/**
 * Appends an act to the log, in the transaction that does it. Call it last: from here on, acts of all other
 * instances wait until the transaction ends.
 */
export async function appendToLog(
  tx: Tx,
  { clock, secrets }: Pick<Ports, 'clock' | 'secrets'>,
  { actor, act, personId, object, reason, before, after }: NewEntry,
): Promise<void> {
  await lockLog(tx)
  const [last] = await tx
    .select({ seq: houseLog.seq, hash: houseLog.hash })
    .from(houseLog)
    .orderBy(desc(houseLog.seq))
    .limit(1)
  const entry: HashedEntry = {
    seq: (last?.seq ?? 0) + 1,
    at: clock.now(),
    by: actor.by,
    actorId: actor.id,
    role: actor.role,
    act,
    personId: personId ?? null,
    object: object ?? null,
    reason,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
  }
  const hash = hashOfEntry(last?.hash ?? '', entry)
  await tx.insert(houseLog).values({ ...entry, hash, seal: sealOf(secrets, hash) })
}
