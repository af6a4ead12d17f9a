import type { Configuration } from '../configuration.ts'
import { keyFault } from '../contexts/base/sealed-canary/key-fault.ts'
import { MigrationFault, migrationsCheck } from '../platform/database/migrate.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import type { Ports } from '../ports.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { RefusedStart } from './refused-start.ts'
import { upgradeDatabase } from './upgrade-database.ts'

/**
 * Brings the tables up to date, and checks that the database is the one of both its addresses and of this
 * service's key. Returns how many migrations ran.
 */
export async function readyDatabase(
  configuration: Pick<Configuration, 'DATABASE_DIRECT_URL' | 'SECRETS_LOST'>,
  database: Pick<OpenDatabase, 'direct'>,
  ports: Pick<Ports, 'clock' | 'db' | 'keys' | 'secrets'>,
  onProgress?: (text: string) => void,
): Promise<number> {
  const ran = await upgradeDatabase(database, { onProgress }).catch((cause: unknown) => {
    throw cause instanceof MigrationFault ? new RefusedStart(cause.message, { cause }) : cause
  })
  if (configuration.DATABASE_DIRECT_URL !== undefined) {
    const isMigrated = migrationsCheck(ports.db, migrationsFolder)
    // Without the table of migrations the question itself fails.
    if (!(await isMigrated().catch(() => false)))
      throw new RefusedStart(
        'DATABASE_DIRECT_URL leads to another database than DATABASE_URL; give both the address of the same one.',
      )
  }
  const fault = await keyFault(ports, configuration.SECRETS_LOST)
  if (fault !== undefined) throw new RefusedStart(fault)
  return ran
}
