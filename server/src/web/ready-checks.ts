import { activeShell } from '../contexts/releases/index.ts'
import { storeCheck } from '../platform/blobs/store-check.ts'
import { migrationsCheck, newerCheck } from '../platform/database/migrate.ts'
import { sql } from '../platform/database/sql.ts'
import type { ReadyCheck } from '../platform/readiness/readiness.ts'
import type { Ports } from '../ports.ts'

/** Returns what an instance needs to answer requests; `migrations` is the folder of its own ones. */
export function readyChecksOf(
  ports: Pick<Ports, 'db' | 'blobs' | 'shell' | 'releases'>,
  migrations: string,
): Readonly<Record<string, ReadyCheck>> {
  const isMigrated = migrationsCheck(ports.db, migrations)
  const newerFault = newerCheck(ports.db, migrations)
  return {
    database: () => ports.db.execute(sql`select 1`),
    async migrations() {
      const tooNew = await newerFault()
      if (tooNew !== undefined) throw new Error(tooNew)
      if (await isMigrated()) return
      throw new Error('The database is older than this service: start the service again.')
    },
    store: storeCheck(ports.blobs),
    async shell() {
      const { initial } = await activeShell(ports)
      if (initial.length === 0) throw new Error('There is no shell: build it, or publish one.')
    },
  }
}
