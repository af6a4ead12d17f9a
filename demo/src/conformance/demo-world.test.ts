import { sharedDatabases } from '@tessera/server/conformance/shared-databases'
import { media } from '@tessera/server/contexts/base/media/tables'
import { users } from '@tessera/server/contexts/identity/accounts/tables'
import { pins } from '@tessera/server/contexts/pins/pins/tables'
import { migrationsFolder } from '@tessera/server/main/migrations-folder'
import { randomKeys } from '@tessera/server/main/random-keys'
import { memoryBlobs } from '@tessera/server/platform/blobs/memory'
import { systemClock } from '@tessera/server/platform/clock/system'
import { migrate } from '@tessera/server/platform/database/migrate'
import type { Db } from '@tessera/server/platform/database/port'
import { eq, isNotNull, ne, sql } from '@tessera/server/platform/database/sql'
import { timeOrderedIds } from '@tessera/server/platform/ids/time-ordered'
import { argon2Passwords } from '@tessera/server/platform/passwords/argon2'
import { describe, expect, test } from 'vitest'
import type { Gallery } from '../keep-pictures.ts'
import { seedDemoWorld } from '../seed.ts'
import { sizedOnDemand } from '../sized-on-demand.ts'
import { smallWorld } from '../small/small-world.ts'
import { tinyGallery } from '../small/tiny-gallery.ts'
import { drawings } from '../tables.ts'

const openMilliseconds = 90_000

function portsOver(db: Db) {
  const ids = timeOrderedIds({ clock: systemClock, random: Math.random })
  const blobs = memoryBlobs()
  return { db, blobs, ids, keys: randomKeys, clock: systemClock, passwords: argon2Passwords }
}

/** Returns a seeding of the small world with a video, whose pictures are read by `read`. */
const seedingWith = (read: Gallery['read']) => ({
  world: {
    ...smallWorld,
    moving: {
      title: smallWorld.pins[0]?.title ?? '',
      video: { file: 'a.mp4', mime: 'video/mp4', durationMs: 5_000 } as const,
    },
  },
  gallery: { ...tinyGallery, read },
  asset: async () => new Uint8Array([1, 2, 3]),
  onProgress: () => {},
})

for (const { kind, open } of sharedDatabases)
  describe(`the demo world on ${kind}`, () => {
    test(
      'an interrupted fill continues the next time, and no row is missing or doubled',
      async () => {
        const { database, stop } = await open()
        await migrate(database.db, migrationsFolder)
        const ports = portsOver(database.db)
        const { db } = ports
        const people = smallWorld.people.length
        let left = smallWorld.pins.length
        const tired: Gallery['read'] = async (name) => {
          if (left === 0) throw new Error('Stopped.')
          left -= 1
          return tinyGallery.read(name)
        }
        await expect(seedDemoWorld(ports, seedingWith(tired))).rejects.toThrow()
        expect(await db.$count(users)).toBe(0)

        let read = 0
        const counting: Gallery['read'] = async (name) => {
          read += 1
          return tinyGallery.read(name)
        }
        expect(await seedDemoWorld(ports, seedingWith(counting))).toBe(true)
        expect(await db.$count(media)).toBe(smallWorld.pins.length + people)
        expect(await db.$count(users, isNotNull(users.portraitId))).toBe(people)
        expect(await db.$count(pins, eq(pins.id, pins.originId))).toBe(smallWorld.pins.length)
        expect(await seedDemoWorld(ports, seedingWith(counting))).toBe(false)
        expect(read).toBeLessThanOrEqual(smallWorld.pins.length + people)
        await stop()
      },
      openMilliseconds,
    )

    test(
      'its video plays, its pictures belong to their creators, and a size is made once on request',
      async () => {
        const { database, stop } = await open()
        await migrate(database.db, migrationsFolder)
        const ports = portsOver(database.db)
        const { db, blobs } = ports
        await seedDemoWorld(ports, seedingWith(tinyGallery.read))
        const [video] = await db.select().from(media).where(eq(media.kind, 'video'))
        expect(video).toMatchObject({ durationMs: 5_000, videoBytes: 3, videoMime: 'video/mp4' })
        expect(await blobs.sizeOf(`media/${video?.videoKey}/video.mp4`)).toBe(3)
        const strays = sql`exists (select from ${pins} where ${pins.mediaId} = ${media.id}
          and ${eq(pins.id, pins.originId)}
          and ${ne(media.ownerId, pins.pinnerId)})`
        expect(await db.$count(media, strays)).toBe(0)

        const [drawing] = await db.select().from(drawings)
        const file = `media/${drawing?.key}/736x.jpg`
        let made = 0
        const making = async () => {
          made += 1
          return new Uint8Array([7])
        }
        const asked = sizedOnDemand(blobs, db, making)
        const [one, other] = await Promise.all([asked.get(file), asked.open(file)])
        expect(one?.contentType).toBe('image/jpeg')
        expect(other?.size).toBe(1)
        expect(await asked.sizeOf(file)).toBe(1)
        expect(made).toBe(1)
        expect(await asked.get(`media/${'0'.repeat(32)}/736x.webp`)).toBeUndefined()
        expect(await asked.get('media/elsewhere/video.mp4')).toBeUndefined()
        await db.delete(drawings).where(eq(drawings.key, drawing?.key ?? ''))
        expect(await asked.get(`media/${drawing?.key}/474x.jpg`)).toBeUndefined()
        await stop()
      },
      openMilliseconds,
    )
  })
