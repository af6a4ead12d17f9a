import { timings } from '@tessera/contracts/timings'
import { sql } from '../../platform/database/sql.ts'
import type { Sql } from '../sql.ts'
import { moduleBuilds, moduleReleases } from './tables.ts'

/**
 * True when a module has addresses below `/word/`, in a build that runs or that open tabs may still run. No
 * username may be such a word, because the profile could not be reached.
 */
export async function isAddressWord(db: Sql, word: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - timings.earlierBuilds)
  const runs = sql`exists (select from ${moduleReleases}
    where ${moduleReleases.name} = ${moduleBuilds.module}
    and ${moduleBuilds.id} in (${moduleReleases.active}, ${moduleReleases.rolloutBuild}))`
  const claims = sql`exists (select from jsonb_array_elements(${moduleBuilds.descriptor}::jsonb -> 'pages') page
    where split_part(page ->> 'route', '/', 2) = ${word.toLowerCase()})`
  const [row] = await db
    .select({ module: moduleBuilds.module })
    .from(moduleBuilds)
    .where(
      sql`${moduleBuilds.admittedAt} is not null and ${claims}
        and (${runs} or ${moduleBuilds.ranUntil} > ${since.toISOString()}::timestamptz)`,
    )
    .limit(1)
  return row !== undefined
}
