import { eq } from 'drizzle-orm'
import { boards, sections } from '../domains/boards/tables.ts'
import { users } from '../domains/identity/tables.ts'
import { keepPicture, sizesOf } from '../domains/media/keep-picture.ts'
import { media } from '../domains/media/tables.ts'
import { pins } from '../domains/pins/tables.ts'
import { sha256 } from '../domains/sha256.ts'
import { follows } from '../domains/users/tables.ts'
import type { Ports } from '../ports.ts'
import type { DemoPin, demoWorld } from './content/world.ts'
import { seeds } from './tables.ts'
import { type KeptPicture, type WorldRows, worldRows } from './world-rows.ts'

/** The password of everybody in the demo world. */
export const demoPassword = 'tessera-demo'

const worldName = 'demo-1'
const picturesAtOnce = 2
const rowsAtOnce = 500

type Needed = Pick<Ports, 'db' | 'blobs' | 'images' | 'passwords' | 'ids' | 'clock'>

/** What fills the demo world, and what hears how far it is. */
export interface Seeding {
  readonly world: typeof demoWorld
  /** Draws a pin's picture as a file that somebody could have sent. */
  draw(pin: DemoPin): Promise<Uint8Array<ArrayBuffer>>
  onProgress(done: number, total: number): void
}

/**
 * Puts the demo world into a database that has nobody in it. Pictures come first; all rows and the
 * mark that it is done go in together, so whoever is stopped on the way begins anew the next time.
 */
export async function seedDemoWorld(ports: Needed, seeding: Seeding): Promise<boolean> {
  if (!(await wantsSeed(ports))) return false
  const pictures = await keepPictures(ports, seeding)
  const passwordHashes = await Promise.all(
    seeding.world.people.map(() => ports.passwords.hash(demoPassword)),
  )
  const now = ports.clock.now()
  const rows = worldRows(seeding.world, { ids: ports.ids, now, pictures, passwordHashes })
  await ports.db.transaction(async (tx) => {
    await insertWorld(tx, rows)
    await tx.insert(seeds).values({ name: worldName, doneAt: now })
  })
  return true
}

async function wantsSeed({ db }: Needed): Promise<boolean> {
  const done = await db.$count(seeds, eq(seeds.name, worldName))
  return done === 0 && (await db.$count(users)) === 0
}

async function keepPictures(ports: Needed, seeding: Seeding): Promise<readonly KeptPicture[]> {
  const waiting = seeding.world.pins.entries()
  const kept: KeptPicture[] = []
  let done = 0
  const work = async () => {
    for (const [index, pin] of waiting) {
      kept[index] = await keptPicture(ports, await seeding.draw(pin))
      done += 1
      seeding.onProgress(done, seeding.world.pins.length)
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, work))
  return kept
}

async function keptPicture(ports: Needed, file: Uint8Array<ArrayBuffer>): Promise<KeptPicture> {
  const prepared = await ports.images.prepare(file)
  if (!prepared.ok) throw new Error(`A demo picture was refused: ${prepared.fault}`)
  const { image } = prepared
  const sha = await sha256(file)
  await keepPicture(ports.blobs, sha, image)
  const { width, height, dominantColor } = image
  return { sha, width, height, dominantColor, sizes: sizesOf(image.renditions) }
}

type Tx = Parameters<Parameters<Needed['db']['transaction']>[0]>[0]

async function insertWorld(tx: Tx, rows: WorldRows): Promise<void> {
  await tx.insert(users).values([...rows.users])
  await tx.insert(follows).values([...rows.follows])
  await tx.insert(boards).values([...rows.boards])
  if (rows.sections.length > 0) await tx.insert(sections).values([...rows.sections])
  for (let from = 0; from < rows.media.length; from += rowsAtOnce)
    await tx.insert(media).values(rows.media.slice(from, from + rowsAtOnce))
  for (let from = 0; from < rows.pins.length; from += rowsAtOnce)
    await tx.insert(pins).values(rows.pins.slice(from, from + rowsAtOnce))
}
