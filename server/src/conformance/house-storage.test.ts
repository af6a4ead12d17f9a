import { houseStorage, houseStoragePeople } from '@tessera/contracts/calls/house-storage'
import { ToldStorage, ToldStoragePeople } from '@tessera/contracts/house-tools'
import { describe, expect, test } from 'vitest'
import { unusedMedia } from '../contexts/base/media/tables.ts'
import { measureStorage } from '../contexts/house/storage/measure.ts'
import { storageDays } from '../contexts/house/storage/tables.ts'
import { pins } from '../contexts/pins/pins/tables.ts'
import { eq } from '../platform/database/sql.ts'
import { oneDatabase } from './database-kinds.ts'
import { askHouse, keeper } from './house-keeper.ts'
import { made } from './made-pins.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`storage, as the house sees it on ${kind}`, () => {
    const service = openedService(open)
    const measure = () => measureStorage(service().ports, new AbortController().signal)

    test('files are counted by kind and by person, with growth and what a sweep frees', async () => {
      const owner = await keeper(service(), 'owner')
      const [large, small] = [await member(service()), await member(service())]
      const board = await boardOf(large, 'Lamps')
      for (const title of ['One', 'Two', 'Three']) await made(large, board, { title })
      await made(small, await boardOf(small, 'Lamps'), { title: 'One' })
      await measure()
      const first = await owner.person.done(houseStorage, {})
      const media = first.kinds.find((each) => each.kind === 'media')
      expect(media?.bytes).toBeGreaterThan(0)
      expect(first.kinds.find((each) => each.kind === 'database')?.bytes).toBeGreaterThan(0)
      // Pictures of Pins are in use, though nobody has looked since they were uploaded.
      expect(first.unused).toMatchObject({ files: 0, bytes: 0 })
      // A second measure counts nothing twice.
      await measure()
      const people = await owner.person.done(houseStoragePeople, {})
      const [largeId, smallId] = [(await selfOf(large)).id, (await selfOf(small)).id]
      const listed = people.map(({ id }) => id)
      expect(listed.indexOf(largeId)).toBeLessThan(listed.indexOf(smallId))
      const bytesOf = (id: string) => people.find((each) => each.id === id)?.bytes ?? 0
      // Each has a portrait besides, so that three times the Pins are less than three times the bytes.
      expect(bytesOf(largeId) / bytesOf(smallId)).toBeGreaterThan(2)
      const bytes = people.map((each) => each.bytes)
      expect(bytes).toEqual(bytes.toSorted((one, other) => other - one))
      const page = await owner.person.call(houseStoragePeople, { page_size: 1 })
      const next = await owner.person.done(houseStoragePeople, {
        page_size: 1,
        ...(page.bookmark && { bookmark: page.bookmark }),
      })
      expect([page.data?.[0]?.id, next[0]?.id]).toEqual(listed.slice(0, 2))
      // The operator's command tells the same.
      const told = ToldStorage.parse(await askHouse(service(), { do: 'storage' }))
      expect(told.storage.kinds.find((each) => each.kind === 'media')).toEqual(media)
      const asked = {
        do: 'storage-people',
        after: [people[0]?.bytes ?? 0, listed[0] ?? largeId],
      } as const
      const rest = ToldStoragePeople.parse(
        await askHouse(service(), { ...asked, after: [...asked.after] }),
      )
      expect(rest.people[0]?.id).toBe(listed[1])
    })

    test('a picture that no Pin shows is told as what a sweep frees', async () => {
      const owner = await keeper(service(), 'owner')
      const { db } = service().ports
      const person = await member(service())
      const pin = await made(person, await boardOf(person, 'Chairs'), { title: 'Chair' })
      const [row] = await db.select().from(pins).where(eq(pins.id, pin.id))
      if (row === undefined) throw new Error('There is no Pin.')
      await db
        .insert(unusedMedia)
        .values({ mediaId: row.mediaId, since: new Date() })
        .onConflictDoNothing()
      await db.delete(pins).where(eq(pins.id, pin.id))
      await measure()
      const { unused } = await owner.person.done(houseStorage, {})
      expect(unused?.files).toBe(10)
    })

    test('growth is told once there is a measure of seven days before', async () => {
      const owner = await keeper(service(), 'auditor')
      const { db, clock } = service().ports
      const ago = new Date(clock.now().getTime() - 7 * day).toISOString().slice(0, 10)
      await db.insert(storageDays).values({ day: ago, kind: 'media', files: 1, bytes: 100 })
      await measure()
      const { kinds } = await owner.person.done(houseStorage, {})
      const media = kinds.find((each) => each.kind === 'media')
      expect(media).toMatchObject({ week: (media?.bytes ?? 0) - 100, month: null })
    })
  })
