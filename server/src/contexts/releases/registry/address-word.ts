import { timings } from '@tessera/contracts/timings'
import { eq, sql } from '../../../platform/database/sql.ts'
import type { Sql } from '../../base/sql.ts'
import { moduleBuilds, moduleGrants, moduleReleases } from './tables.ts'

/** Matches the routes that begin with a word, or with a list that has it. A word is letters, digits and '_'. */
const routeWith = (word: string): string => `^/(${word}|:\\w+\\((.+\\|)?${word}(\\|.+)?\\))/`

/**
 * True when a module has addresses below `/word/`, in a build that runs or that open tabs may still run, or by a
 * grant. No username may be such a word, because the profile could not be reached.
 */
export async function isAddressWord(db: Sql, word: string, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - timings.earlierBuilds)
  const runs = sql`exists (select from ${moduleReleases}
    where ${moduleReleases.name} = ${moduleBuilds.module}
    and ${moduleBuilds.id} in (${moduleReleases.active}, ${moduleReleases.rolloutBuild}))`
  const claims = sql`exists (select from jsonb_array_elements(${moduleBuilds.descriptor}::jsonb -> 'pages') page
    where page ->> 'route' ~* ${routeWith(word)})`
  const [row] = await db
    .select({ module: moduleBuilds.module })
    .from(moduleBuilds)
    .where(
      sql`${moduleBuilds.admittedAt} is not null and ${claims}
        and (${runs} or ${moduleBuilds.ranUntil} > ${since.toISOString()}::timestamptz)`,
    )
    .limit(1)
  if (row !== undefined) return true
  const start = eq(moduleGrants.start, `/${word.toLowerCase()}/`)
  return (await db.select().from(moduleGrants).where(start).limit(1)).length > 0
}
