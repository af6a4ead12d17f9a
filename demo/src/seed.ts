import { domainFlags } from '@tessera/server/contexts/base/link-lists/tables'
import { storeNotices, storeTerms } from '@tessera/server/contexts/discovery/advisories/store'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import type { Tx } from '@tessera/server/platform/database/port'
import { eq } from '@tessera/server/platform/database/sql'
import type { SamplePorts } from '@tessera/server/platform/sample-content/port'
import type { DemoWorld } from './content/demo-entities.ts'
import { demoPassword } from './demo-password.ts'
import { demoAdvisoryNotices, demoAdvisoryTerms } from './guards/advisories.ts'
import { demoFlagSource, demoFlags } from './guards/flagged-domains.ts'
import { type Gallery, keepPictures, type WantedPicture } from './keep-pictures.ts'
import { insertWorld } from './rows/insert-world.ts'
import { worldRows } from './rows/world-rows.ts'
import { createTables, historyWanted, seeds } from './tables.ts'

const worldName = 'demo-1'

/** A world, its pictures, and a callback for progress. */
export interface Seeding {
  readonly world: DemoWorld
  readonly gallery: Gallery
  /** Reads a file of the world, such as its video. */
  readonly asset: (file: string) => Promise<Uint8Array<ArrayBuffer>>
  onProgress(done: number, total: number): void
}

/**
 * Adds the demo world to a database without accounts. Pictures are stored first; all other rows and
 * the mark that it is done are inserted in one transaction. So an interrupted run continues the
 * next time, and no row is missing or doubled.
 */
export async function seedDemoWorld(
  ports: Omit<SamplePorts, 'secrets'>,
  seeding: Seeding,
): Promise<boolean> {
  const { db, clock } = ports
  const { world, gallery, onProgress } = seeding
  if (!(await wantsDemoWorld(ports))) return false
  // The accounts share their password, so they share its hash: hashing is slow on purpose.
  const passwordHash = await ports.passwords.hash(demoPassword)
  const pictures = await keepPictures(ports, gallery, await picturesOf(seeding), onProgress)
  const faces = world.people.map(({ username }) => `portraits/${username}`)
  const drawn = faces.filter((name) => gallery.has(name))
  const ids = await keepPictures(
    ports,
    gallery,
    drawn.map((name) => ({ name })),
    onProgress,
  )
  const portraits = faces.map((name) => ids[drawn.indexOf(name)] ?? null)
  const now = clock.now()
  const rows = worldRows(world, { ids: ports.ids, now, pictures, portraits, passwordHash })
  await db.transaction(async (tx) => {
    await insertWorld(tx, rows)
    if (world.isGuarded) await insertGuards(tx, now)
    await tx.insert(seeds).values({ name: worldName, doneAt: now })
    if (world.promoted.length > 0)
      await tx.insert(seeds).values({ name: historyWanted, doneAt: now })
  })
  return true
}

/** True when a database has neither a demo world nor any account. Creates the demo's own tables. */
export async function wantsDemoWorld({ db }: Pick<SamplePorts, 'db'>): Promise<boolean> {
  await createTables(db)
  const filled = await db.$count(seeds, eq(seeds.name, worldName))
  return filled === 0 && (await db.$count(users)) === 0
}

/** True from the rows of a demo world on until the figures of its ads are whole. */
export const wantsAdHistory = async ({ db }: Pick<SamplePorts, 'db'>): Promise<boolean> =>
  (await db.$count(seeds, eq(seeds.name, historyWanted))) > 0

/** Lists the pins' pictures. */
async function picturesOf({ world, asset }: Seeding): Promise<readonly WantedPicture[]> {
  const facts = world.moving?.video
  const video = facts && { facts, bytes: await asset(facts.file) }
  return world.pins.map(({ title, picture }): WantedPicture => {
    const still = { name: picture }
    return video !== undefined && title === world.moving?.title ? { ...still, video } : still
  })
}

/** Inserts the flagged domains and the sensitive search terms. */
async function insertGuards(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(domainFlags)
    .values(demoFlags.map((flag) => ({ ...flag, source: demoFlagSource, createdAt: now })))
    .onConflictDoNothing()
  await storeTerms(tx, demoAdvisoryTerms)
  await storeNotices(tx, demoAdvisoryNotices)
}
