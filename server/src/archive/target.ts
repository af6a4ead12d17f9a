import type { Db, Tx } from '../platform/database/port.ts'
import { sql } from '../platform/database/sql.ts'
import { type Table, tablesOf } from './rows.ts'

// A database that rows are written into. While the schema `restoring` is there, the database is not whole: its
// foreign keys wait in there, its triggers are off, and the service refuses to start.

const identified = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/** True while rows are being written into the database, and are not yet complete. */
export async function isRestoring(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from pg_namespace where nspname = 'restoring'`)
  return rows.length > 0
}

/** True for a database that rows can be written into. */
export async function isPrepared(db: Pick<Db, 'execute'>): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 where to_regclass('restoring.foreign_keys') is not null`,
  )
  return rows.length > 0
}

/** Removes the foreign keys, and keeps their definitions. */
async function removeForeignKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create table restoring.foreign_keys as
    select conrelid::regclass::text as relation, quote_ident(conname) as name,
      pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_namespace n on n.oid = c.connamespace
    where contype = 'f' and conparentid = 0 and n.nspname in ('public', 'pgboss')`)
  const { rows } = await tx.execute<{ relation: string; name: string }>(
    sql`select relation, name from restoring.foreign_keys`,
  )
  for (const { relation, name } of rows)
    await tx.execute(sql.raw(`alter table ${relation} drop constraint ${name}`))
}

/**
 * Prepares a migrated database, whose queues of jobs are there, to be written into: empties its tables, switches
 * their triggers off and removes the foreign keys. Does nothing when it was prepared before, so that writing
 * goes on. It needs to own the tables, and no other right.
 */
export function prepareTarget(db: Db): Promise<void> {
  return db.transaction(async (tx) => {
    if (await isPrepared(tx)) return
    await tx.execute(sql`set local search_path = ''`)
    await tx.execute(sql`create schema if not exists restoring`)
    await removeForeignKeys(tx)
    const tables = await tablesOf(tx)
    for (const table of tables)
      await tx.execute(sql`alter table ${identified(table)} disable trigger user`)
    await tx.execute(sql`truncate ${sql.join(tables.map(identified), sql`, `)}`)
  })
}

/** Sets the sequences of numbered columns behind the highest number in use. */
async function setSequences(tx: Tx): Promise<void> {
  const { rows } = await tx.execute<{ sequence: string; relation: string; name: string }>(sql`
    select s.oid::regclass::text as sequence, d.refobjid::regclass::text as relation,
      quote_ident(a.attname) as name
    from pg_class s
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_namespace n on n.oid = s.relnamespace
    where s.relkind = 'S' and n.nspname in ('public', 'pgboss')`)
  for (const { sequence, relation, name } of rows)
    await tx.execute(
      sql`select setval(${sequence}::text::regclass, max(${sql.raw(name)})) from ${sql.raw(relation)}`,
    )
}

/**
 * Makes a database whole that rows were written into: adds the foreign keys, which checks every row, switches
 * the triggers on and sets the sequences. `change` then changes rows, with what depends on them, before anybody
 * sees them. Does nothing for a database that is whole.
 */
export async function finishTarget(
  db: Db,
  change: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await isRestoring(tx))) return
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local search_path = ''`)
    const { rows } = await tx.execute<{ relation: string; name: string; definition: string }>(
      sql`select relation, name, definition from restoring.foreign_keys`,
    )
    for (const { relation, name, definition } of rows)
      await tx.execute(sql.raw(`alter table ${relation} add constraint ${name} ${definition}`))
    for (const table of await tablesOf(tx))
      await tx.execute(sql`alter table ${identified(table)} enable trigger user`)
    await setSequences(tx)
    await tx.execute(sql`set local search_path to default`)
    await change(tx)
    await tx.execute(sql`drop schema restoring cascade`)
  })
  await db.execute(sql`analyze`)
}
