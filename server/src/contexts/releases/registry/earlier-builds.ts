import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import { timings } from '@tessera/contracts/timings'
import { and, desc, eq, gt, isNotNull, isNull, notInArray } from '../../../platform/database/sql.ts'
import type { Ports } from '../../../ports.ts'
import { runningIds } from './rules.ts'
import { type RegistryReader, releaseFrom } from './store.ts'
import { moduleBuilds, moduleReleases } from './tables.ts'

/** Finds the build in the store that ran last before the present one and was not revoked; null without one. */
export async function earlierBuild(
  db: RegistryReader,
  { name, revoked, ...release }: ModuleRelease,
): Promise<BuildId | null> {
  const out = [...revoked, ...runningIds({ ...release, name, revoked })]
  const [row] = await db
    .select({ id: moduleBuilds.id })
    .from(moduleBuilds)
    .where(
      and(
        eq(moduleBuilds.module, name),
        isNull(moduleBuilds.base),
        isNotNull(moduleBuilds.admittedAt),
        isNotNull(moduleBuilds.ranUntil),
        notInArray(moduleBuilds.id, out),
      ),
    )
    .orderBy(desc(moduleBuilds.ranUntil))
    .limit(1)
  return row?.id ?? null
}

/** Frees what a module holds for open tabs alone. Returns how many builds held something. */
export async function releaseEarlier(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  module: string,
): Promise<number> {
  const until = new Date(clock.now().getTime() - timings.earlierBuilds)
  const [release] = await db.select().from(moduleReleases).where(eq(moduleReleases.name, module))
  const running = release === undefined ? [] : runningIds(releaseFrom(release))
  const freed = await db
    .update(moduleBuilds)
    .set({ ranUntil: until })
    .where(
      and(
        eq(moduleBuilds.module, module),
        gt(moduleBuilds.ranUntil, until),
        notInArray(moduleBuilds.id, [...running]),
      ),
    )
    .returning({ id: moduleBuilds.id })
  return freed.length
}
