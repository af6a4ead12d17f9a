import type { BuildId } from '@tessera/contracts/releases/build-id'
import {
  and,
  eq,
  exists,
  isNotNull,
  isNull,
  lt,
  not,
  or,
  type SQL,
  sql,
} from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { deleteBuild } from '../registry/delete-unfinished.ts'
import { theRow } from '../registry/store.ts'
import { moduleBuilds, moduleReleases, registryState } from '../registry/tables.ts'
import { endedBefore, visitedSince } from './rules.ts'
import { modulePreviews } from './tables.ts'

type SweepPorts = Pick<Ports, 'db' | 'clock' | 'moduleFiles' | 'blobs' | 'log'>

/** True for builds that a preview names. Ended ones count, for tabs that still load their files. */
export const isPreviewed: SQL = sql`exists (select from ${modulePreviews}
  where ${moduleBuilds.id} = any(${modulePreviews.builds}))`

/** Deletes previews that ended or that nobody visits, and the builds that only they had a use for. */
export async function sweepPreviews(ports: SweepPorts): Promise<void> {
  const { db, clock, log } = ports
  const now = clock.now()
  const isOver = or(
    lt(modulePreviews.endedAt, endedBefore(now)),
    lt(modulePreviews.visitedAt, visitedSince(now)),
  )
  const gone = await db.delete(modulePreviews).where(isOver).returning()
  if (gone.length === 0) return
  log.info('previews.swept', { previews: gone.length })
  for (const build of new Set(gone.flatMap(({ builds }) => builds)))
    await deleteUnused(ports, build)
}

/** Deletes a build that never ran, that no release and no preview names. */
async function deleteUnused(ports: SweepPorts, build: BuildId): Promise<void> {
  const { db } = ports
  const named = db
    .select({ name: moduleReleases.name })
    .from(moduleReleases)
    .where(
      or(
        eq(moduleReleases.active, build),
        eq(moduleReleases.lastGood, build),
        eq(moduleReleases.rolloutBuild, build),
        sql`${build} = any(${moduleReleases.revoked})`,
      ),
    )
  const neverRan = and(isNull(moduleBuilds.base), isNull(moduleBuilds.ranUntil))
  const isUnused = and(
    eq(moduleBuilds.id, build),
    isNotNull(moduleBuilds.admittedAt),
    neverRan,
    not(exists(named)),
    not(isPreviewed),
  )
  await deleteBuild(ports, isUnused, async (tx) => {
    // A change of the releases begins with this row, so none gives the build to people meanwhile.
    await tx.select().from(registryState).where(theRow).for('update')
  })
}
