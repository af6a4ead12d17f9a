import { isRestoring } from '../archive/target.ts'
import { allBackfills } from '../contexts/all-domains.ts'
import { completeBackfill } from '../contexts/base/backfills/complete-backfill.ts'
import { MigrationFault, migrate } from '../platform/database/migrate.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import { migrationsFolder } from './migrations-folder.ts'

interface Upgrading {
  readonly onProgress?: ((text: string) => void) | undefined
  /** True completes the backfills that migrations need, however long that takes. */
  readonly isPatient?: boolean
}

/** Brings the tables of a whole database up to date, past a pooler. Returns how many migrations ran. */
export function upgradeDatabase(
  database: Pick<OpenDatabase, 'direct'>,
  { onProgress, isPatient = false }: Upgrading = {},
): Promise<number> {
  const complete = (db: Parameters<typeof completeBackfill>[0], name: string) => {
    const backfill = allBackfills.find((known) => known.name === name)
    let told = 0
    const onPercent = (percent: number) => {
      if (percent < told + 10) return
      told = percent
      onProgress?.(`The backfill ${name} is at ${percent} %.`)
    }
    return completeBackfill(db, backfill, { isPatient, onPercent })
  }
  return database.direct(async (direct) => {
    if (await isRestoring(direct))
      throw new MigrationFault(
        'The database is being filled by a restore or a move, and is not whole: run that command again to its end, then this one.',
      )
    return migrate(direct, migrationsFolder, { onProgress, completeBackfill: complete })
  })
}
