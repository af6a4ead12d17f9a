import { blockedUsers, blockUser, unblockUser } from '@tessera/contracts/calls/follows'
import { uploadImage } from '@tessera/contracts/calls/media'
import { updatePortrait } from '@tessera/contracts/calls/settings'
import { getUser } from '@tessera/contracts/calls/users'
import { getViewer } from '@tessera/contracts/calls/viewer'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { sweepUnused } from '../contexts/pins/uploads/sweep-unused.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { member, type Person, visitor } from './person.ts'
import { selfOf } from './self-of.ts'

const day = 86_400_000

async function sent(person: Person, body: Uint8Array<ArrayBuffer>) {
  const headers = { 'Content-Type': 'image/jpeg' }
  const response = await person.send(uploadImage.path, { method: 'POST', headers, body })
  const { data } = Envelope.parse(await response.json()).resource_response
  return z.parse(uploadImage.output, data)
}

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`portraits on ${kind}`, () => {
    const service = openedService(open)
    const swept = (days: number) => {
      const { ports } = service()
      const now = new Date(ports.clock.now().getTime() + days * day)
      return sweepUnused({ ...ports, clock: { now: () => now } })
    }

    test('an uploaded portrait shows to everybody without metadata, and stays', async () => {
      const person = await member(service())
      const { id, username } = await selfOf(person)
      const told = { IFD0: { Copyright: 'Home, 52.1 N' } }
      const file = await sharp(await drawnScene(51))
        .withExif(told)
        .jpeg()
        .toBuffer()
      expect((await sharp(file).metadata()).exif).toBeDefined()
      const upload = await sent(person, new Uint8Array(file))
      const url = upload.images['236x'].url
      const input = { media_upload_id: upload.id }
      const changed = { id, image_medium_url: url, replaced_media_id: null }
      expect(await person.done(updatePortrait, input)).toEqual(changed)
      expect(await person.done(updatePortrait, input)).toEqual(changed)
      const shown = await visitor(service()).done(getUser, { username })
      expect(shown.image_medium_url).toBe(url)
      expect((await person.done(getViewer, {}))?.image_medium_url).toBe(url)
      await swept(3)
      const served = await person.send(url)
      const bytes = new Uint8Array(await served.arrayBuffer())
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    })

    test('a removed portrait can be chosen again for two days, and then its file is gone', async () => {
      const person = await member(service())
      const upload = await sent(person, await drawnScene(52))
      await person.done(updatePortrait, { media_upload_id: upload.id })
      const removed = await person.done(updatePortrait, { media_upload_id: null })
      expect(removed).toMatchObject({ image_medium_url: null, replaced_media_id: upload.id })
      const back = await person.done(updatePortrait, { media_upload_id: upload.id })
      expect(back.image_medium_url).toBe(upload.images['236x'].url)
      await person.done(updatePortrait, { media_upload_id: null })
      await swept(3)
      expect((await person.send(upload.images['236x'].url)).status).toBe(404)
      const late = await person.call(updatePortrait, { media_upload_id: upload.id })
      expect(late.error?.code).toBe('not-found')
    })

    test('nobody takes a picture that another member uploaded, and a visitor none', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const upload = await sent(other, await drawnScene(53))
      const taken = await person.call(updatePortrait, { media_upload_id: upload.id })
      expect(taken.error?.code).toBe('not-found')
      expect((await person.done(getViewer, {}))?.image_medium_url).toBeNull()
      const bare = await visitor(service()).call(updatePortrait, { media_upload_id: null })
      expect(bare.status).toBe(401)
    })

    test('blocked people are listed for the one who blocked them, latest first, in pages', async () => {
      const person = await member(service())
      const others = await Promise.all([1, 2, 3].map(() => member(service())))
      const ids: string[] = []
      for (const other of others) {
        const { id } = await selfOf(other)
        await person.done(blockUser, { user_id: id })
        ids.unshift(id)
      }
      const first = await person.call(blockedUsers, { page_size: 2 })
      const { bookmark } = first
      const rest = await person.call(blockedUsers, { page_size: 2, bookmark })
      const listed = [...(first.data ?? []), ...(rest.data ?? [])].map(({ id }) => id)
      expect(listed.toSorted()).toEqual(ids.toSorted())
      expect([first.data?.length, rest.data?.length, rest.bookmark]).toEqual([2, 1, null])
      await person.done(unblockUser, { user_id: ids[0] ?? '' })
      expect(await person.done(blockedUsers, {})).toHaveLength(2)
      for (const other of others) expect(await other.done(blockedUsers, {})).toEqual([])
    })
  })
