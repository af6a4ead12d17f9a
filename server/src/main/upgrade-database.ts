import { allBackfills } from '../contexts/all-domains.ts'
import { completeBackfill } from '../contexts/base/backfills/complete-backfill.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import { migrationsFolder } from './migrations-folder.ts'

interface Upgrading {
  readonly onProgress?: ((text: string) => void) | undefined
  /** True completes the backfills that migrations need, however long that takes. */
  readonly isPatient?: boolean
}

/** Brings the tables up to date, past a pooler. Returns how many migrations ran. */
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
  return database.direct((direct) =>
    migrate(direct, migrationsFolder, { onProgress, completeBackfill: complete }),
  )
}
