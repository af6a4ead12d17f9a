import { deletePins } from '@tessera/contracts/calls/actions'
import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin } from '@tessera/contracts/calls/pins'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { describe, expect, test, vi } from 'vitest'
import { purge } from '../contexts/pins/actions/purge.ts'
import { shownMedia, sweepUnused } from '../contexts/pins/uploads/sweep-unused.ts'
import { getTableName, sql } from '../platform/database/sql.ts'
import { tile } from './crowd.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person } from './person.ts'

const day = 86_400_000

async function sentPicture(person: Person, seed: number): Promise<{ id: string; url: string }> {
  const response = await person.send(uploadImage.path, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body: await drawnScene(seed),
  })
  const { data } = Envelope.parse(await response.json()).resource_response
  const { id, images } = z.parse(uploadImage.output, data)
  return { id, url: images['236x'].url }
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`unused pictures on ${kind}`, () => {
    const service = openedService(open)
    const swept = (days: number) => {
      const { ports } = service()
      const now = new Date(ports.clock.now().getTime() + days * day)
      return sweepUnused({ ...ports, clock: { now: () => now } })
    }
    const isThere = async (person: Person, url: string) => (await person.send(url)).status === 200

    test('a picture without a pin is deleted after two days, and one with a pin stays', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Shown')
      const [shown, loose] = [await sentPicture(person, 31), await sentPicture(person, 32)]
      await person.done(createPin, { board_id: board.id, media_upload_id: shown.id, title: 'On' })
      await swept(1)
      expect(await isThere(person, loose.url)).toBe(true)
      expect(await swept(3)).toBe(1)
      expect(await isThere(person, loose.url)).toBe(false)
      expect(await isThere(person, shown.url)).toBe(true)
      expect(await swept(3)).toBe(0)
    })

    test('the sweep keeps a picture while any row that does not go with it refers to it', async () => {
      const { rows } = await service().ports.db.execute(sql`
        select conrelid::regclass::text || '.' || attname as shown from pg_constraint
        join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and confrelid = 'media'::regclass and confdeltype <> 'c' order by 1`)
      const named = shownMedia.map((column) => `${getTableName(column.table)}.${column.name}`)
      expect(named.toSorted()).toEqual(rows.map(({ shown }) => shown))
    })

    test('the picture of a purged pin is deleted two days later', async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Going')
      const { id, url } = await sentPicture(person, 33)
      const pin = await person.done(createPin, {
        board_id: board.id,
        media_upload_id: id,
        title: 'Going',
      })
      await swept(3)
      await person.done(deletePins, { pin_ids: [pin.id], board_id: board.id })
      const { ports } = service()
      await purge(ports.db, new Date(ports.clock.now().getTime() + 31 * day))
      await swept(32)
      expect(await isThere(person, url)).toBe(true)
      expect(await swept(34)).toBe(1)
      expect(await isThere(person, url)).toBe(false)
    })

    test('a pin that its board refuses leaves no picture behind', async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const board = await boardOf(owner, 'Not yours')
      const put = vi.spyOn(service().ports.blobs, 'put')
      const image_base64 = await tile()
      const refused = await other.call(createPin, { board_id: board.id, image_base64, title: 'No' })
      expect(refused.status).toBe(403)
      expect(put).not.toHaveBeenCalled()
      await owner.done(createPin, { board_id: board.id, image_base64, title: 'Yes' })
      expect(put).toHaveBeenCalled()
      vi.restoreAllMocks()
    })
  })
