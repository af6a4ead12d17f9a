import { finishUpload, resumablePath } from '@tessera/contracts/calls/media'
import { Upload } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { type Listening, listen } from '../main/listen.ts'
import { createMemoryService } from '../memory-service.ts'
import { tinyMp4 } from '../platform/video/testing/tiny-videos.ts'
import { member, type Person } from './person.ts'

const service = await createMemoryService()
const listening = await opened()
const origin = `http://127.0.0.1:${listening.port}`
let cuts = 0
// The first part is cut off on the way, as networks do.
listening.answerWith((request, peer) => {
  if (request.method !== 'PATCH' || cuts > 0) return service.fetch(request, peer)
  cuts += 1
  return Promise.resolve(new Response('Gone\n', { status: 502 }))
})
afterAll(async () => {
  await listening.close()
  await service.stop()
})

async function opened(): Promise<Listening> {
  const one = await listen('127.0.0.1', 0)
  if ('fault' in one) throw new Error(one.fault)
  return one
}

const film = tinyMp4({ durationMs: 61_000, width: 640, height: 360 }, { dataBytes: 700_000 })

const uploadOf = (person: Person, chunkSize: number, onProgress = (_: number) => {}) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const upload = new Upload(Buffer.from(film), {
    endpoint: origin + resumablePath,
    headers: { Cookie: person.cookie() ?? '', Origin: service.origin },
    metadata: { filename: 'a film.mp4' },
    retryDelays: [0, 0],
    chunkSize,
    onProgress,
    onError: reject,
    onSuccess: () => resolve(upload.url ?? ''),
  })
  return { upload, done: promise }
}

test('a tus client uploads a film through a broken connection, in parts, with progress', async () => {
  const person = await member(service)
  const seen: number[] = []
  const { upload, done } = uploadOf(person, 200_000, (sent) => seen.push(sent))
  upload.start()
  const url = await done
  expect(cuts).toBe(1)
  expect(seen.at(-1)).toBe(film.length)
  const upload_id = new URL(url).pathname.slice(resumablePath.length)
  const made = await person.done(finishUpload, { upload_id })
  expect(made).toMatchObject({ kind: 'video', duration_ms: 61_000 })
  expect(made.video?.bytes).toBe(film.length)
})

test('a stopped tus client continues later, and a canceled one leaves nothing', async () => {
  const person = await member(service)
  const stopped = Promise.withResolvers<void>()
  const { upload, done } = uploadOf(person, 200_000, (sent) => sent >= 400_000 && stopped.resolve())
  upload.start()
  await stopped.promise
  await upload.abort()
  const later = uploadOf(person, 200_000)
  later.upload.url = upload.url
  later.upload.start()
  const url = await later.done
  expect(url).toBe(upload.url)
  await Upload.terminate(url, {
    headers: { Cookie: person.cookie() ?? '', Origin: service.origin },
  })
  const upload_id = new URL(url).pathname.slice(resumablePath.length)
  expect((await person.call(finishUpload, { upload_id })).error?.code).toBe('not-found')
  void done.catch(() => undefined)
})

test('a file is served in parts, whole, and not past its end', async () => {
  const person = await member(service)
  const { upload, done } = uploadOf(person, 1_000_000)
  upload.start()
  const upload_id = new URL(await done).pathname.slice(resumablePath.length)
  const { video } = await person.done(finishUpload, { upload_id })
  const get = (headers: Record<string, string>, method = 'GET') =>
    fetch(origin + (video?.url ?? ''), { method, headers })
  const part = await get({ Range: 'bytes=100-299' })
  expect(part.status).toBe(206)
  expect(part.headers.get('Content-Range')).toBe(`bytes 100-299/${film.length}`)
  expect(part.headers.get('Content-Length')).toBe('200')
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(film.slice(100, 300))
  const beyond = await get({ Range: `bytes=${film.length}-` })
  expect(beyond.status).toBe(416)
  expect(beyond.headers.get('Content-Range')).toBe(`bytes */${film.length}`)
  const told = await get({}, 'HEAD')
  expect(told.headers.get('Content-Length')).toBe(String(film.length))
  expect(told.headers.get('Accept-Ranges')).toBe('bytes')
  const tag = told.headers.get('ETag') ?? ''
  expect((await get({ 'If-None-Match': tag })).status).toBe(304)
  const same = await get({ Range: 'bytes=0-9', 'If-Range': tag })
  expect(same.status).toBe(206)
  const changed = await get({ Range: 'bytes=0-9', 'If-Range': '"another"' })
  expect(changed.status).toBe(200)
  expect((await changed.arrayBuffer()).byteLength).toBe(film.length)
  expect((await get({}, 'POST')).status).toBe(405)
})
