import { randomUUID } from 'node:crypto'
import type { Db } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'

// A database that takes part in a move has the schema `tessera_move`, and the service refuses to start on it.

/** The mark of a database that takes part in a move. */
export interface MoveMark {
  /** The move, by which its source and its target know each other. */
  readonly id: string
  readonly role: 'source' | 'target'
  /** The other end of the move, without a password. */
  readonly place: string
  readonly began: Date
  /** The time at which the move was complete; null until then. */
  readonly ended: Date | null
}

type Handle = Pick<Db, 'execute'>

/** Returns the mark of a database; undefined for one that no move has to do with. */
export async function readMark(db: Handle): Promise<MoveMark | undefined> {
  const { rows: found } = await db.execute<{ mark: string | null }>(
    sql`select to_regclass('tessera_move.mark')::text as mark`,
  )
  if (found[0]?.mark == null) return undefined
  const { rows } = await db.execute<{
    id: string
    role: MoveMark['role']
    place: string
    began: string
    ended: string | null
  }>(sql`select id::text, role, place, began::text, ended::text from tessera_move.mark`)
  const [row] = rows
  return (
    row && {
      ...row,
      began: new Date(row.began),
      ended: row.ended === null ? null : new Date(row.ended),
    }
  )
}

/** Marks a database, unless it is marked already. A target gets the id of its source's mark. */
export async function writeMark(
  db: Pick<Db, 'transaction'>,
  { id = randomUUID(), role, place }: Pick<MoveMark, 'role' | 'place'> & { readonly id?: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists tessera_move`)
    await tx.execute(sql`
      create table if not exists tessera_move.mark (
        only_one boolean primary key default true check (only_one),
        id uuid not null, role text not null, place text not null,
        began timestamptz not null default now(), ended timestamptz)`)
    await tx.execute(sql`
      insert into tessera_move.mark (id, role, place) values (${id}::uuid, ${role}, ${place})
      on conflict do nothing`)
  })
}

/** Says in the source that everything is at the target now. */
export async function endMark(db: Handle): Promise<void> {
  await db.execute(sql`update tessera_move.mark set ended = now() where ended is null`)
}

/** Makes a database one that no move has to do with. */
export async function removeMark(db: Handle): Promise<void> {
  await db.execute(sql`drop schema if exists tessera_move cascade`)
}

const day = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ')

/** Returns why a service must not use a marked database, in a sentence with the fix. */
export function markFault({ role, place, began, ended }: MoveMark): string {
  if (role === 'target')
    return `This database is being filled from ${place} by a move that has not ended; run the same tessera move again.`
  if (ended === null)
    return `This database is being moved to ${place} since ${day(began)} UTC; run the same tessera move again to finish, or tessera move --undo to give it up.`
  return `This database was moved to ${place} on ${day(ended)} UTC, where the product goes on; start with the settings of that place. To go on here, without what was written there since, run tessera move --undo.`
}
