import { sharedDatabases } from '@tessera/server/conformance/shared-databases'
import { conversionStats } from '@tessera/server/contexts/ads/conversions/tables'
import { adEvents, adStats } from '@tessera/server/contexts/ads/events/tables'
import { ledgerEntries } from '@tessera/server/contexts/ads/money/ledger/tables'
import { migrationsFolder } from '@tessera/server/main/migrations-folder'
import { randomKeys } from '@tessera/server/main/random-keys'
import { memoryBlobs } from '@tessera/server/platform/blobs/memory'
import { systemClock } from '@tessera/server/platform/clock/system'
import { migrate } from '@tessera/server/platform/database/migrate'
import { sql } from '@tessera/server/platform/database/sql'
import { timeOrderedIds } from '@tessera/server/platform/ids/time-ordered'
import { argon2Passwords } from '@tessera/server/platform/passwords/argon2'
import { keyedSecrets } from '@tessera/server/platform/secrets/keyed'
import { describe, expect, test } from 'vitest'
import { makeAdHistory } from '../ad-history.ts'
import { seedDemoWorld, wantsAdHistory } from '../seed.ts'
import { smallWorld } from '../small/small-world.ts'
import { tinyGallery } from '../small/tiny-gallery.ts'

const promoted = smallWorld.pins.filter(({ creator }) => creator === 'studio_lumen')

const world = {
  ...smallWorld,
  advertisers: [{ owner: 'studio_lumen', name: 'Studio Lumen', currency: 'EUR', people: [] }],
  promoted: promoted.slice(0, 1).map(({ title }) => title),
}

const openMilliseconds = 90_000

for (const { kind, open } of sharedDatabases.slice(0, 1))
  describe(`the figures of the demo world's ads on ${kind}`, () => {
    test(
      'an interrupted history goes on, counts nothing twice, and agrees with the ledger',
      async () => {
        const { database, stop } = await open()
        await migrate(database.db, migrationsFolder)
        const { db } = database
        const secrets = keyedSecrets('the key of a demo')
        const ports = {
          db,
          secrets,
          blobs: memoryBlobs(),
          keys: randomKeys,
          clock: systemClock,
          ids: timeOrderedIds({ clock: systemClock, random: Math.random }),
          passwords: argon2Passwords,
        }
        const asset = async () => new Uint8Array()
        await seedDemoWorld(ports, { world, gallery: tinyGallery, asset, onProgress: () => {} })

        let left = 300
        const seal: typeof secrets.seal = (purpose, text) => {
          left -= 1
          if (left === 0) throw new Error('Stopped.')
          return secrets.seal(purpose, text)
        }
        await expect(makeAdHistory({ ...ports, secrets: { ...secrets, seal } })).rejects.toThrow()
        const before = await db.$count(adEvents)
        expect(before).toBeGreaterThan(0)
        expect(await wantsAdHistory(ports)).toBe(true)
        await makeAdHistory(ports)
        expect(await wantsAdHistory(ports)).toBe(false)

        const { rows } = await db.execute<
          Record<'events' | 'shown' | 'spent' | 'priced' | 'posted' | 'orders', number>
        >(sql`
          select (select count(*) from ${adEvents} where kind = 'impression')::int as events,
            (select sum(impressions) from ${adStats})::int as shown,
            (select sum(spend_micro) from ${adStats})::int as spent,
            (select sum(price_micro) from ${adEvents})::int as priced,
            (select -sum(amount_micro) from ${ledgerEntries} where account = 'revenue')::int as posted,
            (select sum(conversions) from ${conversionStats})::int as orders`)
        const [sums] = rows
        expect(sums?.events).toBeGreaterThan(before / 2)
        expect(sums?.shown).toBe(sums?.events)
        expect(sums?.spent).toBeGreaterThan(0)
        expect(sums?.priced).toBe(sums?.spent)
        expect(sums?.posted).toBe(sums?.spent)
        expect(sums?.orders).toBeGreaterThan(0)
        await stop()
      },
      openMilliseconds,
    )
  })
