import { eq } from 'drizzle-orm'
import { demoAdvisoryNotices, demoAdvisoryTerms } from '../domains/advisories/demo-advisories.ts'
import { keepNotices, keepTerms } from '../domains/advisories/store.ts'
import { users } from '../domains/identity/tables.ts'
import { demoFlagSource, demoFlags } from '../domains/offsite/demo-flags.ts'
import { domainFlags } from '../domains/offsite/tables.ts'
import type { Tx } from '../platform/database/port.ts'
import type { Ports } from '../ports.ts'
import type { DemoWorld } from './content/demo-entities.ts'
import { type Draw, keepPictures, type WantedPicture } from './keep-pictures.ts'
import { seedFrom } from './pictures/chance.ts'
import { insertWorld } from './rows/insert-world.ts'
import { worldRows } from './rows/world-rows.ts'
import { seeds } from './tables.ts'

/** The password of everybody in the demo world. */
export const demoPassword = 'tessera-demo'

const worldName = 'demo-1'

type Needed = Pick<Ports, 'db' | 'blobs' | 'passwords' | 'ids' | 'keys' | 'clock'>

/** What fills the demo world, and what hears how far it is. */
export interface Seeding {
  readonly world: DemoWorld
  readonly draw: Draw
  /** Reads a file that stands beside the world, such as its video. */
  readonly asset: (file: string) => Promise<Uint8Array<ArrayBuffer>>
  onProgress(done: number, total: number): void
}

/**
 * Puts the demo world into a database that has nobody in it. Pictures come first, and those that are
 * there stay; all other rows and the mark that it is done go in together. So whoever is stopped on the
 * way goes on the next time, and nothing is there half or twice.
 */
export async function seedDemoWorld(ports: Needed, seeding: Seeding): Promise<boolean> {
  const { db, clock, ids } = ports
  const { world, draw, onProgress } = seeding
  if (!(await wantsDemoWorld(ports))) return false
  const passwordHashes = await Promise.all(
    world.people.map(() => ports.passwords.hash(demoPassword)),
  )
  const wanted = await wantedPictures(seeding)
  const all = await keepPictures(ports, draw, wanted, onProgress)
  const pictures = all.slice(0, world.pins.length)
  const portraits = all.slice(world.pins.length)
  const now = clock.now()
  const rows = worldRows(world, { ids, now, pictures, portraits, passwordHashes })
  await db.transaction(async (tx) => {
    await insertWorld(tx, rows)
    if (world.isGuarded) await insertGuards(tx, now)
    await tx.insert(seeds).values({ name: worldName, doneAt: now })
  })
  return true
}

/** True when the demo world was put into a database. */
export const holdsDemoWorld = async ({ db }: Pick<Ports, 'db'>): Promise<boolean> =>
  (await db.$count(seeds, eq(seeds.name, worldName))) > 0

/** Whether a database has neither a demo world nor anybody in it. */
export const wantsDemoWorld = async (ports: Pick<Ports, 'db'>): Promise<boolean> =>
  !(await holdsDemoWorld(ports)) && (await ports.db.$count(users)) === 0

/** The pins' pictures and then the people's. */
async function wantedPictures({ world, asset }: Seeding): Promise<readonly WantedPicture[]> {
  const facts = world.moving?.video
  const video = facts && { facts, bytes: await asset(facts.file) }
  const ofPins = world.pins.map(({ title, picture }): WantedPicture => {
    const still = { spec: picture, name: '474x' } as const
    return video !== undefined && title === world.moving?.title ? { ...still, video } : still
  })
  const ofPeople = world.people.map(({ username, portrait: { subject, pair } }): WantedPicture => {
    const scene = { kind: 'portrait', subject } as const
    return { spec: { seed: seedFrom(username), pair, ratio: 1, scene }, name: '236x' }
  })
  return [...ofPins, ...ofPeople]
}

/** What is dangerous to open, and what is sensitive to search for. */
async function insertGuards(tx: Tx, now: Date): Promise<void> {
  await tx
    .insert(domainFlags)
    .values(demoFlags.map((flag) => ({ ...flag, source: demoFlagSource, createdAt: now })))
    .onConflictDoNothing()
  await keepTerms(tx, demoAdvisoryTerms)
  await keepNotices(tx, demoAdvisoryNotices)
}
