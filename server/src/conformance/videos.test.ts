import { getExport, startExport } from '@tessera/contracts/calls/account-export'
import { deletePins } from '@tessera/contracts/calls/actions'
import { finishUpload } from '@tessera/contracts/calls/media'
import { createPin, getPin } from '@tessera/contracts/calls/pins'
import {
  createScheduledPin,
  deleteScheduledPin,
  publishScheduledPin,
} from '@tessera/contracts/calls/scheduled-pins'
import type { Permission } from '@tessera/contracts/entities/permission'
import { timings } from '@tessera/contracts/timings'
import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { businessAccess } from '../contexts/identity/access/tables.ts'
import { purge } from '../contexts/pins/actions/purge.ts'
import { sweepUnused } from '../contexts/pins/uploads/sweep-unused.ts'
import { tinyMp4, tinyWebm } from '../platform/video/testing/tiny-videos.ts'
import { oneDatabase } from './database-kinds.ts'
import { drawnScene } from './drawn-scene.ts'
import { openedService } from './opened-service.ts'
import { boardOf, business, member, type Person, password, visitor } from './person.ts'
import { uploaded } from './resumable-upload.ts'
import { selfOf } from './self-of.ts'

type Bytes = Uint8Array<ArrayBuffer>

const day = 86_400_000
const told = { durationMs: 83_400, width: 1_080, height: 1_920 }
const subRip =
  '1\r\n00:00:01,000 --> 00:00:02,500\r\n<font color="red">Snow</font> & <b>ice</b>\r\n'

for (const { kind, open } of oneDatabase(import.meta.filename))
  describe(`videos on ${kind}`, () => {
    let now = Date.now()
    const service = openedService(() => open({ clock: { now: () => new Date(now) } }))

    const media = async (person: Person, bytes: Bytes) =>
      person.done(finishUpload, { upload_id: await uploaded(person, bytes) })
    const refusalOf = async (person: Person, bytes: Bytes) =>
      (await person.call(finishUpload, { upload_id: await uploaded(person, bytes) })).error
    const ready = async () => {
      const person = await member(service())
      const board = await boardOf(person, 'Films')
      const film = await media(person, tinyMp4(told))
      const make = (video: object, id = film.id) =>
        person.call(createPin, { board_id: board.id, media_upload_id: id, video })
      return { person, board, film, make }
    }
    const open200 = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
      visitor(service()).send(address, { method, headers })
    const captions = (text: string, language = 'en') => ({ captions: { text, language } })

    test('a cut file, one without a picture and one that is too long are refused by name, and what is no video by its content', async () => {
      const person = await member(service())
      const film = tinyMp4(told)
      const code = async (bytes: Bytes) => (await refusalOf(person, bytes))?.code
      expect(await code(film.slice(0, film.length - 40))).toBe('video-cut')
      const web = tinyWebm(told)
      expect(await code(web.slice(0, web.length - 40))).toBe('video-cut')
      expect(await code(tinyMp4(told, { handler: 'soun' }))).toBe('video-without-picture')
      const long = await refusalOf(
        person,
        tinyMp4({ ...told, durationMs: timings.videoLongest + 1 }),
      )
      expect(long).toMatchObject({ code: 'video-too-long', data: { minutes: 15 } })
      expect(long?.message).toContain('15 minutes')
      expect(await code(new TextEncoder().encode('a letter, renamed to film.mp4'))).toBe(
        'upload-type-refused',
      )
    })

    test('a video is served whole and in ranges, with its type, and never guessed at', async () => {
      const { film } = await ready()
      const url = film.video?.url ?? ''
      const size = film.video?.bytes ?? 0
      const head = await open200(url, {}, 'HEAD')
      expect(Object.fromEntries(head.headers)).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': String(size),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
      expect((await head.arrayBuffer()).byteLength).toBe(0)
      const last = await open200(url, { Range: 'bytes=-10' })
      expect([last.status, last.headers.get('Content-Range')]).toEqual([
        206,
        `bytes ${size - 10}-${size - 1}/${size}`,
      ])
      expect((await last.arrayBuffer()).byteLength).toBe(10)
      expect((await open200(url, { Range: `bytes=${size}-` })).status).toBe(416)
      const changed = { Range: 'bytes=0-1', 'If-Range': '"another"' }
      expect((await open200(url, changed)).status).toBe(200)
    })

    test('a pin gives its video a cover and captions, which are served as text without styles or unknown tags', async () => {
      const { person, film, make } = await ready()
      const cover = await media(person, await drawnScene(901))
      const pin = await make({ cover_upload_id: cover.id, ...captions(subRip, 'pt-BR') })
      expect(pin.data?.images.orig).toMatchObject({ width: 480, height: 360 })
      expect(pin.data?.images.orig.url).not.toBe(cover.images.orig.url)
      expect((await open200(film.images.orig.url)).status).toBe(404)
      const { embed } = await visitor(service()).done(getPin, { id: pin.data?.id ?? '' })
      expect(embed?.captions).toEqual({
        src: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/captions\.vtt$/),
        language: 'pt-BR',
      })
      const served = await open200(embed?.captions?.src ?? '')
      expect(Object.fromEntries(served.headers)).toMatchObject({
        'content-type': 'text/vtt; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'",
      })
      expect(await served.text()).toBe(
        'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nSnow &amp; <b>ice</b>\n\n',
      )
    })

    test('captions that cannot be read are refused with their line, and a cover must be an own picture', async () => {
      const { person, film, make } = await ready()
      const wrong = await make(
        captions('WEBVTT\n\n00:01.000 --> 00:02.000\nSnow\n\n00:xx --> 1\nIce'),
      )
      expect(wrong.error).toMatchObject({ code: 'captions-unfit', data: { line: 6, why: 'time' } })
      expect(wrong.error?.message).toContain('line 6')
      expect((await make({ cover_upload_id: film.id })).error?.code).toBe('not-found')
      const theirs = await media(await member(service()), await drawnScene(902))
      expect((await make({ cover_upload_id: theirs.id })).error?.code).toBe('not-found')
      const picture = await media(person, await drawnScene(903))
      expect((await make(captions(subRip), picture.id)).error?.code).toBe('upload-type-refused')
    })

    test('S6.22 nobody changes the cover of a video for another account', async () => {
      const [business, person] = [await member(service()), await member(service())]
      const { db, clock } = service().ports
      const [subjectId, userId] = [(await selfOf(business)).id, (await selfOf(person)).id]
      const permissions: Permission[] = ['CONTENT']
      await db
        .insert(businessAccess)
        .values({ subjectId, userId, permissions, createdAt: clock.now() })
      const board = await boardOf(business, 'Ours')
      const [film, cover] = [
        await media(person, tinyMp4(told)),
        await media(person, await drawnScene(904)),
      ]
      const pin = { board_id: board.id, media_upload_id: film.id, orbac_subject_id: subjectId }
      const barred = await person.call(createPin, { ...pin, video: { cover_upload_id: cover.id } })
      expect(barred.error?.code).toBe('not-allowed')
      const made = await person.done(createPin, { ...pin, video: captions(subRip) })
      expect(made.embed?.captions?.language).toBe('en')
    })

    test('new captions replace the earlier file, and a deleted pin takes video, cover and captions with it', async () => {
      const { person, film, board, make } = await ready()
      const first = (await make(captions(subRip))).data
      const second = (await make(captions(subRip.replace('Snow', 'Sun')))).data
      const [before, after] = [
        first?.embed?.captions?.src ?? '',
        second?.embed?.captions?.src ?? '',
      ]
      expect((await open200(before)).status).toBe(404)
      expect(await (await open200(after)).text()).toContain('Sun')
      const pin_ids = [first, second].flatMap((pin) => pin?.id ?? [])
      await person.done(deletePins, { board_id: board.id, pin_ids })
      now += 40 * day
      const { ports } = service()
      await purge(ports.db, ports.clock.now())
      now += 3 * day
      await sweepUnused(ports)
      for (const address of [after, film.video?.url ?? '', film.images.orig.url])
        expect((await open200(address)).status).toBe(404)
    })

    test('a scheduled video has its cover and captions when it is published, and a canceled one leaves nothing', async () => {
      const person = await business(service())
      const board = await boardOf(person, 'Later')
      const schedule = async (seed: number) => {
        const film = await media(person, tinyMp4({ ...told, durationMs: 10_000 + seed }))
        const cover = await media(person, await drawnScene(seed))
        const pin = await person.done(createScheduledPin, {
          board_id: board.id,
          media_upload_id: film.id,
          publish_at: new Date(now + 60 * 60_000).toISOString(),
          video: { cover_upload_id: cover.id, ...captions(subRip) },
        })
        return { film, pin }
      }
      const kept = await schedule(905)
      expect(kept.pin.images.orig).toMatchObject({ width: 480, height: 360 })
      const published = await person.done(publishScheduledPin, { id: kept.pin.id })
      expect(published.embed?.captions?.language).toBe('en')
      const gone = await schedule(906)
      await person.done(deleteScheduledPin, { id: gone.pin.id })
      now += 3 * day
      await sweepUnused(service().ports)
      expect((await open200(gone.film.video?.url ?? '')).status).toBe(404)
      expect((await open200(published.embed?.captions?.src ?? '')).status).toBe(200)
    })

    test('the download of an account has the video, its cover and its captions', async () => {
      const { person, film, make } = await ready()
      await make(captions(subRip))
      await person.done(startExport, { password })
      const url = await vi.waitFor(
        async () => {
          const file = await person.done(getExport, {})
          expect(file.state).toBe('ready')
          return file.url ?? ''
        },
        { timeout: 20_000, interval: 50 },
      )
      const zip = unzipSync(new Uint8Array(await (await person.send(url)).arrayBuffer()))
      const names = ['webp', 'mp4', 'vtt'].map((ending) => `pictures/${film.id}.${ending}`)
      expect(names.filter((name) => zip[name] === undefined)).toEqual([])
      expect(new TextDecoder().decode(zip[names[2] ?? ''])).toContain('Snow')
    })
  })
