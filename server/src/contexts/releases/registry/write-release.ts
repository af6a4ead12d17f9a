import type { BuildId } from '@tessera/contracts/releases/build-id'
import type { ModuleRelease } from '@tessera/contracts/releases/release-state'
import type { Tx } from '../../../platform/database/port.ts'
import { and, eq, inArray, sql } from '../../../platform/database/sql.ts'
import { runningIds } from './rules.ts'
import { releaseFrom, theRow } from './store.ts'
import { moduleBuilds, moduleReleases, registryChanges, registryState } from './tables.ts'

/**
 * Raises the version if it is still the expected one (null: whichever it is), and locks it until the
 * transaction ends. Of two changes of the same version, the second one gets nothing.
 */
export async function raiseVersion(tx: Tx, expected: number | null): Promise<number | undefined> {
  const [raised] = await tx
    .update(registryState)
    .set({ version: sql`${registryState.version} + 1` })
    .where(expected === null ? theRow : and(theRow, eq(registryState.version, expected)))
    .returning({ version: registryState.version })
  return raised?.version
}

/** Keeps changes of the releases and deletions of builds waiting until the transaction ends. */
export async function lockReleases(tx: Tx): Promise<void> {
  await tx.select().from(registryState).where(theRow).for('update')
}

/** Writes a module's release, and until when the builds that it no longer names ran. */
export async function writeRelease(
  tx: Tx,
  { release, position, now }: { release: ModuleRelease; position?: number; now: Date },
): Promise<void> {
  const { name, enabled, active, last_good: lastGood, rollout, revoked } = release
  const values = {
    enabled,
    active,
    lastGood,
    revoked,
    rolloutBuild: rollout?.build ?? null,
    rolloutPercent: rollout?.percent ?? null,
    rolloutSince: rollout === null ? null : new Date(rollout.since),
  }
  const [before] = await tx.select().from(moduleReleases).where(eq(moduleReleases.name, name))
  await tx
    .insert(moduleReleases)
    .values({ name, position: position ?? 1_000, ...values })
    .onConflictDoUpdate({
      target: moduleReleases.name,
      set: position === undefined ? values : { ...values, position },
    })
  const left = before === undefined ? [] : runningIds(releaseFrom(before))
  await markRan(tx, { name, left: left.filter((id) => !runningIds(release).includes(id)), now })
  await tx
    .update(moduleBuilds)
    .set({ ranUntil: null })
    .where(and(eq(moduleBuilds.module, name), inArray(moduleBuilds.id, [...runningIds(release)])))
}

async function markRan(
  tx: Tx,
  { name, left, now }: { name: string; left: readonly BuildId[]; now: Date },
): Promise<void> {
  if (left.length === 0) return
  await tx
    .update(moduleBuilds)
    .set({ ranUntil: now })
    .where(and(eq(moduleBuilds.module, name), inArray(moduleBuilds.id, [...left])))
}

/** Removes the release of a module that the registry file no longer lists. */
export async function removeRelease(tx: Tx, name: string, now: Date): Promise<void> {
  const gone = await tx.delete(moduleReleases).where(eq(moduleReleases.name, name)).returning()
  await markRan(tx, { name, left: gone.flatMap((row) => runningIds(releaseFrom(row))), now })
}

/** Records who changed what, and why. */
export async function recordChange(
  tx: Tx,
  change: Omit<typeof registryChanges.$inferInsert, 'at'> & { readonly at: Date },
): Promise<void> {
  await tx.insert(registryChanges).values(change)
}
