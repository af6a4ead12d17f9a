import type { MediaId } from '@tessera/contracts/ids'
import type { Db } from '../../../../platform/database/port.ts'
import { eq } from '../../../../platform/database/sql.ts'
import type { ImageRegion } from '../../../../platform/images/port.ts'
import type { Ports } from '../../../../ports.ts'
import type { Sql } from '../../../base/sql.ts'
import { readRegionsJob } from './read-regions-job.ts'
import { pictureRegions, type StoredRegion } from './tables.ts'

/** Returns a region as it's stored. */
const storedRegion = ({ phash, ...region }: ImageRegion): StoredRegion => ({
  ...region,
  phash: phash === null ? null : phash.toString(),
})

/** Returns a region as it was read. */
export const regionOf = ({ phash, ...region }: StoredRegion): ImageRegion => ({
  ...region,
  phash: phash === null ? null : BigInt(phash),
})

/** The regions of a picture, or whether they are still being read. */
export type KnownRegions =
  | { readonly state: 'read'; readonly regions: readonly StoredRegion[] }
  | { readonly state: 'waiting' | 'failed' }

/** The time after which regions that weren't read won't be. */
const waitMilliseconds = 5 * 60_000

/** Returns the regions of a picture; the first time asks a job to read them. */
export async function knownRegions(
  { db, jobs, clock }: Pick<Ports, 'db' | 'jobs' | 'clock'>,
  mediaId: MediaId,
): Promise<KnownRegions> {
  const [row] = await db.select().from(pictureRegions).where(eq(pictureRegions.mediaId, mediaId))
  if (row === undefined) {
    await db.transaction((tx) => askOnce({ jobs, clock }, tx, mediaId))
    return { state: 'waiting' }
  }
  if (row.regions !== null) return { state: 'read', regions: row.regions }
  const waited = clock.now().getTime() - row.askedAt.getTime()
  return { state: waited < waitMilliseconds ? 'waiting' : 'failed' }
}

async function askOnce(
  { jobs, clock }: Pick<Ports, 'jobs' | 'clock'>,
  tx: Parameters<Parameters<Db['transaction']>[0]>[0],
  mediaId: MediaId,
): Promise<void> {
  const added = await tx
    .insert(pictureRegions)
    .values({ mediaId, askedAt: clock.now() })
    .onConflictDoNothing()
    .returning({ mediaId: pictureRegions.mediaId })
  if (added.length > 0) await jobs.enqueue(tx, readRegionsJob, { media_id: mediaId })
}

/** Keeps the regions of a picture. */
export async function keepRegions(
  db: Sql,
  mediaId: MediaId,
  regions: readonly ImageRegion[],
): Promise<void> {
  await db
    .update(pictureRegions)
    .set({ regions: regions.map(storedRegion) })
    .where(eq(pictureRegions.mediaId, mediaId))
}
