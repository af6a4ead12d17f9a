import type { HousePerson } from '@tessera/contracts/entities/house-person'
import { type HouseAct, mayActOn } from '@tessera/contracts/house-acts'
import type { UserId } from '@tessera/contracts/ids'
import { type Answer, given, type Refusal, refused } from '../../../calls/answer.ts'
import type { Tx } from '../../../platform/database/port.ts'
import { eq } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { users } from '../../identity/index.ts'
import type { Actor } from '../log/actor.ts'
import { appendToLog, type Facts } from '../log/append.ts'
import { findPerson } from './person-row.ts'

/** An account whose row is locked. */
export type LockedPerson = typeof users.$inferSelect

/** The facts that an act changed; 'unchanged' when nothing was left to do. */
export type Changed = { readonly before?: Facts; readonly after?: Facts } | 'unchanged'

/** An act on a person. */
export interface PersonAct {
  readonly userId: UserId
  readonly act: HouseAct | `${HouseAct}.${string}`
  readonly reason: string
  readonly object?: string
}

/** Returns why this actor may not act on that person. The operator and the service may act on everybody. */
export function reachFault(
  { by, id, role }: Actor,
  person: Pick<LockedPerson, 'id' | 'houseRole'>,
): Refusal | undefined {
  if (by !== 'person') return undefined
  if (role === null) return refused('house-role-needed')
  return id !== person.id && mayActOn(role, person.houseRole)
    ? undefined
    : refused('house-person-above')
}

/** Locks a person's account until the transaction ends. */
export async function lockPerson(tx: Tx, userId: UserId): Promise<LockedPerson | undefined> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  return person
}

/** Acts on a person within a transaction, and logs it there. */
export async function actWithin(
  tx: Tx,
  ports: Ports,
  actor: Actor,
  { userId, act, reason, object }: PersonAct,
  change: (tx: Tx, person: LockedPerson) => Promise<Changed | Refusal>,
): Promise<Refusal | undefined> {
  const person = await lockPerson(tx, userId)
  if (person === undefined) return refused('not-found')
  const fault = reachFault(actor, person)
  if (fault !== undefined) return fault
  const changed = await change(tx, person)
  if (changed === 'unchanged') return undefined
  if ('code' in changed) return changed
  const about = object === undefined ? {} : { object }
  await appendToLog(tx, ports, { actor, act, personId: userId, reason, ...about, ...changed })
  ports.log.info('house.act', { act, by: actor.by, actor: actor.id, user: userId })
  return undefined
}

/**
 * Acts on a person: checks that the actor may, makes the change and logs it in one transaction. Returns the person
 * afterwards.
 */
export async function actOnPerson(
  ports: Ports,
  actor: Actor,
  wanted: PersonAct,
  change: (tx: Tx, person: LockedPerson) => Promise<Changed | Refusal>,
): Promise<Answer<HousePerson>> {
  const refusal = await ports.db.transaction((tx) => actWithin(tx, ports, actor, wanted, change))
  if (refusal !== undefined) return refusal
  const person = await findPerson(ports.db, wanted.userId)
  return person === undefined ? refused('not-found') : given(person)
}
