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
import { moduleBuilds, moduleReleases } from '../registry/tables.ts'
import { lockReleases } from '../registry/write-release.ts'
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
  const over = await db.select().from(modulePreviews).where(isOver)
  if (over.length === 0) return
  // The previews go last: after an error, the next sweep finds the builds by them.
  for (const build of new Set(over.flatMap(({ builds }) => builds)))
    await deleteUnused(ports, build, isOver)
  await db.delete(modulePreviews).where(isOver)
  log.info('previews.swept', { previews: over.length })
}

/** Deletes a build that never ran, that no release names, nor a preview except those that are over. */
async function deleteUnused(
  ports: SweepPorts,
  build: BuildId,
  isOver: SQL | undefined,
): Promise<void> {
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
  const previewed = db
    .select({ id: modulePreviews.id })
    .from(modulePreviews)
    .where(and(sql`${build} = any(${modulePreviews.builds})`, sql`(${isOver}) is not true`))
  const neverRan = and(isNull(moduleBuilds.base), isNull(moduleBuilds.ranUntil))
  const isUnused = and(
    eq(moduleBuilds.id, build),
    isNotNull(moduleBuilds.admittedAt),
    neverRan,
    not(exists(named)),
    not(exists(previewed)),
  )
  // A change of the releases waits for it, so none gives the build to people meanwhile.
  await deleteBuild(ports, isUnused, lockReleases)
}
