import { eq, isNotNull, ne, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { drawnWhenAsked } from '../demo/drawn-when-asked.ts'
import type { Draw } from '../demo/keep-pictures.ts'
import { seedDemoWorld } from '../demo/seed.ts'
import { drawings } from '../demo/tables.ts'
import { users } from '../domains/identity/tables.ts'
import { media } from '../domains/media/tables.ts'
import { pins } from '../domains/pins/tables.ts'
import { migrationsFolder } from '../main/migrations-folder.ts'
import { randomKeys } from '../main/random-keys.ts'
import { smallWorld } from '../memory/small-world.ts'
import { tinyDrawing } from '../memory/tiny-drawing.ts'
import { memoryBlobs } from '../platform/blobs/memory.ts'
import { systemClock } from '../platform/clock/system.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { Db } from '../platform/database/port.ts'
import { timeOrderedIds } from '../platform/ids/time-ordered.ts'
import { argon2Passwords } from '../platform/passwords/argon2.ts'
import { sharedDatabases } from './shared-databases.ts'

const openMilliseconds = 90_000

function portsOver(db: Db) {
  const ids = timeOrderedIds({ clock: systemClock, random: Math.random })
  const blobs = memoryBlobs()
  return { db, blobs, ids, keys: randomKeys, clock: systemClock, passwords: argon2Passwords }
}

/** A world with a video, drawn by the given hand. */
const seedingWith = (draw: Draw) => ({
  world: {
    ...smallWorld,
    moving: {
      title: smallWorld.pins[0]?.title ?? '',
      video: { file: 'a.mp4', mime: 'video/mp4', durationMs: 5_000 } as const,
    },
  },
  draw,
  asset: async () => new Uint8Array([1, 2, 3]),
  onProgress: () => {},
})

for (const { kind, open } of sharedDatabases)
  describe(`the demo world on ${kind}`, () => {
    test(
      'goes on where it was stopped, and nothing is there half or twice',
      async () => {
        const { database, stop } = await open()
        await migrate(database.db, migrationsFolder)
        const ports = portsOver(database.db)
        const { db } = ports
        const people = smallWorld.people.length
        let left = smallWorld.pins.length
        const tired: Draw = async (spec, name) => {
          if (left === 0) throw new Error('Stopped.')
          left -= 1
          return tinyDrawing(spec, name)
        }
        await expect(seedDemoWorld(ports, seedingWith(tired))).rejects.toThrow()
        expect(await db.$count(users)).toBe(0)

        let drawn = 0
        const counting: Draw = async (spec, name) => {
          drawn += 1
          return tinyDrawing(spec, name)
        }
        expect(await seedDemoWorld(ports, seedingWith(counting))).toBe(true)
        expect(await db.$count(media)).toBe(smallWorld.pins.length + people)
        expect(await db.$count(users, isNotNull(users.portraitId))).toBe(people)
        expect(await db.$count(pins, eq(pins.id, pins.originId))).toBe(smallWorld.pins.length)
        expect(await seedDemoWorld(ports, seedingWith(counting))).toBe(false)
        expect(drawn).toBeLessThanOrEqual(smallWorld.pins.length + people)
        await stop()
      },
      openMilliseconds,
    )

    test(
      'its video plays, its pictures are their makers’, and a size is drawn once when it is asked for',
      async () => {
        const { database, stop } = await open()
        await migrate(database.db, migrationsFolder)
        const ports = portsOver(database.db)
        const { db, blobs } = ports
        await seedDemoWorld(ports, seedingWith(tinyDrawing))
        const [video] = await db.select().from(media).where(eq(media.kind, 'video'))
        expect(video).toMatchObject({ durationMs: 5_000, videoBytes: 3, videoMime: 'video/mp4' })
        expect(await blobs.sizeOf(`media/${video?.videoKey}/video.mp4`)).toBe(3)
        const strays = sql`exists (select from ${pins} where ${pins.mediaId} = ${media.id}
          and ${ne(media.ownerId, pins.pinnerId)})`
        expect(await db.$count(media, strays)).toBe(0)

        const [drawing] = await db.select().from(drawings)
        const file = `media/${drawing?.key}/736x.jpg`
        let drawn = 0
        const drawing736 = async () => {
          drawn += 1
          return new Uint8Array([7])
        }
        const asked = drawnWhenAsked(blobs, db, drawing736)
        const [one, other] = await Promise.all([asked.get(file), asked.open(file)])
        expect(one?.contentType).toBe('image/jpeg')
        expect(other?.size).toBe(1)
        expect(await asked.sizeOf(file)).toBe(1)
        expect(drawn).toBe(1)
        expect(await asked.get(`media/${'0'.repeat(32)}/736x.webp`)).toBeUndefined()
        expect(await asked.get('media/elsewhere/video.mp4')).toBeUndefined()
        await db.delete(drawings).where(eq(drawings.key, drawing?.key ?? ''))
        expect(await asked.get(`media/${drawing?.key}/orig.jpg`)).toBeUndefined()
        await stop()
      },
      openMilliseconds,
    )
  })
