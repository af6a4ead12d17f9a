import { finishUpload, resumablePath, similarPins } from '@tessera/contracts/calls/media'
import { createPin } from '@tessera/contracts/calls/pins'
import { limits } from '@tessera/contracts/limits'
import { timings } from '@tessera/contracts/timings'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { StoreAway } from '../platform/blobs/store-away.ts'
import { tinyMp4, tinyWebm } from '../platform/video/testing/tiny-videos.ts'
import { racingDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'
import { add, ask, begin, begun, idOf, part, tus, uploaded } from './resumable-upload.ts'

type Bytes = Uint8Array<ArrayBuffer>

const told = { durationMs: 83_400, width: 1_080, height: 1_920 }

for (const { kind, open } of racingDatabase)
  describe(`uploads on ${kind}`, () => {
    const service = openedService(open)

    test('an interrupted upload continues where it stopped and becomes a picture', async () => {
      const person = await member(service())
      const bytes = await drawnScene(1)
      const address = await begun(person, bytes.length)
      expect((await add(person, address, 0, bytes.slice(0, 1_000))).status).toBe(204)
      const asked = await ask(person, address)
      expect(asked.headers.get('Upload-Offset')).toBe('1000')
      expect(asked.headers.get('Upload-Length')).toBe(String(bytes.length))
      const rest = await add(person, address, 1_000, bytes.slice(1_000))
      expect(rest.headers.get('Upload-Offset')).toBe(String(bytes.length))
      const made = await person.done(finishUpload, { upload_id: idOf(address) })
      expect(made).toMatchObject({ kind: 'image', state: 'ready', duration_ms: null, video: null })
      expect(made.images.orig).toMatchObject({ width: 480, height: 360 })
      expect((await ask(person, address)).status).toBe(404)
    })

    test('finishing an upload twice makes one picture, at once or after, and leaves no other bytes', async () => {
      const person = await member(service())
      const { blobs } = service().ports
      for (const bytes of [await drawnScene(2), tinyMp4(told)]) {
        const [put, deleted] = [vi.spyOn(blobs, 'put'), vi.spyOn(blobs, 'delete')]
        const upload_id = await uploaded(person, bytes)
        const both = await Promise.all([1, 2].map(() => person.done(finishUpload, { upload_id })))
        const later = await person.done(finishUpload, { upload_id })
        expect(new Set([...both, later].map(({ id }) => id)).size).toBe(1)
        const kept = new Set(put.mock.calls.map(([key]) => key))
        for (const [key] of deleted.mock.calls) kept.delete(key)
        // Six sizes as WebP, four of them as JPEG too.
        expect(kept.size).toBe(10)
        vi.restoreAllMocks()
      }
    })

    test('an upload exists for its sender only', async () => {
      const [owner, other] = [await member(service()), await member(service())]
      const bytes = await drawnScene(3)
      const address = await begun(owner, bytes.length)
      for (const [person, status] of [
        [other, 404],
        [visitor(service()), 401],
      ] as const) {
        expect((await ask(person, address)).status).toBe(status)
        expect((await add(person, address, 0, bytes)).status).toBe(status)
        const ended = await person.send(address, { method: 'DELETE', headers: tus })
        expect(ended.status).toBe(status)
        const finished = await person.call(finishUpload, { upload_id: idOf(address) })
        expect(finished.status).toBe(status)
      }
      expect((await add(owner, address, 0, bytes)).status).toBe(204)
      expect((await begin(visitor(service()), 10)).status).toBe(401)
    })

    test('an incomplete upload is not finished', async () => {
      const person = await member(service())
      const address = await begun(person, 1_000)
      await add(person, address, 0, new Uint8Array(999))
      const finished = await person.call(finishUpload, { upload_id: idOf(address) })
      expect(finished.error?.code).toBe('upload-unfinished')
    })

    test('a part with a wrong offset, beyond the size, or from another site is refused', async () => {
      const person = await member(service())
      const address = await begun(person, 1_000)
      expect((await add(person, address, 5, new Uint8Array(5))).status).toBe(409)
      expect((await add(person, address, 0, new Uint8Array(1_001))).status).toBe(413)
      const sent = (headers: Record<string, string>, method = 'PATCH') =>
        person.send(address, {
          method,
          headers: { ...part, 'Upload-Offset': '0', ...headers },
          body: new Uint8Array(10),
        })
      const elsewhere = { 'Sec-Fetch-Site': 'cross-site' }
      const asPatch = { 'X-HTTP-Method-Override': 'PATCH' }
      expect((await sent(elsewhere)).status).toBe(403)
      expect((await sent({ ...elsewhere, ...asPatch }, 'POST')).status).toBe(403)
      expect((await begin(person, 10, elsewhere)).status).toBe(403)
      expect((await sent({ 'Content-Type': 'text/plain' })).status).toBe(415)
      expect((await sent({ 'Upload-Offset': '-1' })).status).toBe(400)
      expect((await ask(person, address)).headers.get('Upload-Offset')).toBe('0')
    })

    test('while the store is away or full an upload says so, and goes on where it stopped', async () => {
      const person = await member(service())
      const { blobs } = service().ports
      const address = await begun(person, 1_000)
      await add(person, address, 0, new Uint8Array(400))
      for (const [cause, status, wait] of [
        [new StoreAway('The object store does not answer.'), 503, '2'],
        [Object.assign(new Error('No space left'), { code: 'ENOSPC' }), 507, null],
      ] as const) {
        const put = vi.spyOn(blobs, 'put').mockRejectedValueOnce(cause)
        const refused = await add(person, address, 400, new Uint8Array(600))
        expect([refused.status, refused.headers.get('Retry-After')]).toEqual([status, wait])
        expect((await ask(person, address)).headers.get('Upload-Offset')).toBe('400')
        put.mockRestore()
      }
      expect((await add(person, address, 400, new Uint8Array(600))).status).toBe(204)
    })

    test('S9.8 an upload of 200 MB is accepted and one of a byte more is not', async () => {
      const person = await member(service())
      expect((await begin(person, limits.uploadMaxBytes)).status).toBe(201)
      expect((await begin(person, limits.uploadMaxBytes + 1)).status).toBe(413)
      // A download that is restored may be larger.
      const library = { 'Upload-Metadata': 'filename YQ==,purpose bGlicmFyeQ==' }
      expect((await begin(person, limits.uploadMaxBytes + 1, library)).status).toBe(201)
      expect((await begin(person, limits.libraryMaxBytes + 1, library)).status).toBe(413)
      expect((await begin(person, 0)).status).toBe(400)
      const asked = await person.send(resumablePath, { method: 'OPTIONS' })
      expect(asked.headers.get('Tus-Max-Size')).toBe('209715200')
      expect((await person.send(resumablePath, { method: 'POST' })).status).toBe(412)
    })

    test('a member has a maximum of open uploads, and can end one to start another', async () => {
      const person = await member(service())
      const addresses: string[] = []
      for (let number = 0; number < limits.uploadsAtOnce; number += 1)
        addresses.push(await begun(person, 10))
      expect((await begin(person, 10)).status).toBe(429)
      const [first = ''] = addresses
      expect((await person.send(first, { method: 'DELETE', headers: tus })).status).toBe(204)
      expect((await begin(person, 10)).status).toBe(201)
    })

    test('of sixty uploads that start at once, exactly as many are accepted as one member may have', async () => {
      const person = await member(service())
      const all = await Promise.all(Array.from({ length: 60 }, () => begin(person, 10)))
      expect(all.filter(({ status }) => status === 201)).toHaveLength(limits.uploadsAtOnce)
      expect(all.filter(({ status }) => status === 429)).toHaveLength(60 - limits.uploadsAtOnce)
    })

    test('unfinished uploads are swept after a day', async () => {
      const person = await member(service())
      const address = await begun(person, 10)
      const { uploads, clock } = service().ports
      await uploads.sweep(new Date(clock.now().getTime() - timings.uploadKept))
      expect((await ask(person, address)).status).toBe(200)
      await uploads.sweep(new Date(clock.now().getTime() + 1_000))
      expect((await ask(person, address)).status).toBe(404)
    })

    test('other files are refused by their content', async () => {
      const person = await member(service())
      const text = new TextEncoder().encode('<html><script>alert(1)</script></html>')
      const refusedAs = async (bytes: Bytes) =>
        (await person.call(finishUpload, { upload_id: await uploaded(person, bytes) })).error?.code
      expect(await refusedAs(text)).toBe('upload-type-refused')
      expect(await refusedAs(tinyWebm(told, { live: true }))).toBe('video-unreadable')
      const small = await sharp(await drawnScene(4))
        .resize(119)
        .png()
        .toBuffer()
      expect(await refusedAs(new Uint8Array(small))).toBe('image-too-small')
    })

    test('a video becomes a pin with its duration, a poster in its proportions, and a file', async () => {
      const person = await member(service())
      const film = tinyMp4(told, { dataBytes: 500_000 })
      const upload_id = await uploaded(person, film)
      const made = await person.done(finishUpload, { upload_id })
      expect(made).toMatchObject({ kind: 'video', duration_ms: 83_400 })
      expect(made.video).toMatchObject({ mime_type: 'video/mp4', bytes: film.length })
      const { width, height } = made.images['736x']
      expect(height / width).toBeCloseTo(16 / 9, 1)
      const board = await boardOf(person, 'Films')
      const input = { board_id: board.id, media_upload_id: made.id, title: 'A film' }
      expect(await person.done(createPin, input)).toMatchObject({ images: made.images })
      const file = await visitor(service()).send(made.video?.url ?? '')
      expect(file.headers.get('Content-Type')).toBe('video/mp4')
      expect(Buffer.compare(new Uint8Array(await file.arrayBuffer()), film)).toBe(0)
    })

    test("a video's poster is the one that was sent with it", async () => {
      const person = await member(service())
      const upload_id = await uploaded(person, tinyWebm(told))
      const poster_upload_id = await uploaded(person, await drawnScene(5))
      const unknown = { upload_id, poster_upload_id: 'ab'.repeat(16) }
      expect((await person.call(finishUpload, unknown)).error?.code).toBe('not-found')
      const made = await person.done(finishUpload, { upload_id, poster_upload_id })
      expect(made.images.orig).toMatchObject({ width: 480, height: 360 })
      expect(made.video?.mime_type).toBe('video/webm')
    })

    test('nearly the same picture is found among a person’s own pins, and nobody else’s', async () => {
      const [person, other] = [await member(service()), await member(service())]
      const board = await boardOf(person, 'Kept', 'secret')
      const taken = async (by: Person, bytes: Bytes) =>
        (await by.done(finishUpload, { upload_id: await uploaded(by, bytes) })).id
      const pin = await person.done(createPin, {
        board_id: board.id,
        media_upload_id: await taken(person, await drawnScene(6, 900)),
      })
      const near = await sharp(await drawnScene(6))
        .resize(300)
        .webp({ quality: 60 })
        .toBuffer()
      const again = await taken(person, new Uint8Array(near))
      const found = await person.done(similarPins, { media_upload_id: again })
      expect(found.map(({ id }) => id)).toEqual([pin.id])
      expect(await person.done(similarPins, { pin_id: pin.id })).toEqual([])
      const unlike = await taken(person, await drawnScene(7))
      expect(await person.done(similarPins, { media_upload_id: unlike })).toEqual([])
      const theirs = await taken(other, await drawnScene(6, 900))
      expect(await other.done(similarPins, { media_upload_id: theirs })).toEqual([])
      expect((await other.call(similarPins, { pin_id: pin.id })).error?.code).toBe('not-found')
      expect((await other.call(similarPins, { media_upload_id: again })).status).toBe(404)
    })
  })
