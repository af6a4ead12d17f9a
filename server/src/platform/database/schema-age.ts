import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from './port.ts'
import { sql } from './sql.ts'

/** The age of a database's tables beside the migrations of a folder; 'none' for a database without tables. */
type SchemaAge = 'none' | 'older' | 'same' | 'newer'

/** Compares the newest migration of a database with the newest one of a folder. */
export async function schemaAge(db: Pick<Db, 'execute'>, folder: string): Promise<SchemaAge> {
  const { rows: found } = await db.execute<{ made: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as made`,
  )
  if (found[0]?.made == null) return 'none'
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  const migrations = readMigrationFiles({ migrationsFolder: folder })
  const ours = Math.max(...migrations.map(({ folderMillis }) => folderMillis))
  const here = Number(rows[0]?.newest ?? 0)
  if (here === ours) return 'same'
  return here < ours ? 'older' : 'newer'
}
