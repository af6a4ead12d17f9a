import type { DoorMode } from '@tessera/contracts/calls/house-doors'
import { and, eq, gt, isNull, lt, sql } from '../../../platform/database/sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import { keptEdge } from '../../base/retention/kept-days.ts'
import type { Sql } from '../../base/sql.ts'
import { retentions } from '../../base/table-facts/retentions.ts'
import { signUpDoors, signUpInvites } from './tables.ts'

const theOne = 1

/** The rules of sign-ups. */
export interface DoorRules {
  readonly mode: DoorMode
  readonly domains: readonly string[]
}

/** Loads the rules of sign-ups. */
export async function doorRules(db: Sql): Promise<DoorRules> {
  const [row] = await db.select().from(signUpDoors).where(eq(signUpDoors.id, theOne))
  return row === undefined ? { mode: 'open', domains: [] } : row
}

/** Stores the rules of sign-ups. */
export async function storeDoorRules(
  db: Sql,
  { mode, domains }: DoorRules,
  now: Date,
): Promise<void> {
  const row = { mode, domains: [...domains], changedAt: now }
  await db
    .insert(signUpDoors)
    .values({ id: theOne, ...row })
    .onConflictDoUpdate({ target: signUpDoors.id, set: row })
}

/** Hashes the code of an invite. */
export const hashOfInvite = (code: string): string => sha256OfText(code)

/** Matches invites that still let somebody in. */
export const isOpenInvite = (now: Date) =>
  and(
    gt(signUpInvites.expiresAt, now),
    isNull(signUpInvites.endedAt),
    lt(signUpInvites.used, signUpInvites.most),
  )

/** Locks an invite that still lets somebody in, until the transaction ends; undefined without one. */
export async function lockInvite(db: Sql, code: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ id: signUpInvites.id })
    .from(signUpInvites)
    .where(and(eq(signUpInvites.codeHash, hashOfInvite(code)), isOpenInvite(now)))
    .for('update')
  return row?.id
}

/** True while an invite lets somebody in. */
export const isInvited = async (db: Sql, code: string, now: Date): Promise<boolean> =>
  (await db.$count(
    signUpInvites,
    and(eq(signUpInvites.codeHash, hashOfInvite(code)), isOpenInvite(now)),
  )) > 0

/** Counts a sign-up with an invite. */
export async function countInvite(db: Sql, id: string): Promise<void> {
  await db
    .update(signUpInvites)
    .set({ used: sql`${signUpInvites.used} + 1` })
    .where(eq(signUpInvites.id, id))
}

/** Deletes invites some time after their end. */
export async function sweepInvites(db: Sql, now: Date): Promise<void> {
  const edge = await keptEdge(db, retentions.invites, now)
  await db.delete(signUpInvites).where(lt(signUpInvites.expiresAt, edge))
}
