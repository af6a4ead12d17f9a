import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './port.ts'
import { sql } from './sql.ts'

/** Any number that no other lock uses. */
const MIGRATION_LOCK = 7_355_608

/** Returns when the newest migration that a database has was written; throws when it has none. */
async function newestIn(db: Pick<Db, 'execute'>): Promise<number> {
  const { rows } = await db.execute<{ latest: string | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  )
  return Number(rows[0]?.latest ?? 0)
}

/** Returns a check that a database has every migration of a folder. A newer version may have added more. */
export function migrationsCheck(db: Db, folder: string): () => Promise<boolean> {
  let newest: number | undefined
  return async () => {
    newest ??= Math.max(
      0,
      ...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis),
    )
    return (await newestIn(db)) >= newest
  }
}

/**
 * Runs the migrations of a folder that are due, all or none; returns how many ran. Instances that
 * start together take turns, and the later ones find nothing to do.
 */
export function migrate(db: Db, folder: string): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK}::bigint)`)
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(sql`
      create table if not exists drizzle.__drizzle_migrations
        (id serial primary key, hash text not null, created_at bigint)
    `)
    const latest = await newestIn(tx)
    const due = migrations.filter((migration) => migration.folderMillis > latest)
    for (const migration of due) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement))
      await tx.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at)
        values (${migration.hash}, ${migration.folderMillis})
      `)
    }
    return due.length
  })
}
