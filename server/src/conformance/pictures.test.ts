import { createHash } from 'node:crypto'
import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin, getPin } from '@tessera/contracts/calls/pins'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import { tileFiles } from '@tessera/contracts/tile-picture'
import sharp from 'sharp'
import { afterAll, expect, test, vi } from 'vitest'
import { createMemoryService } from '../memory-service.ts'
import { boardOf, member, type Person, visitor } from './person.ts'

const service = await createMemoryService()
afterAll(() => service.stop())

async function picture(width: number, height: number): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width, height, channels: 3 as const, background: '#3f7d6b' }
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

const sent = async (person: Person, body: Uint8Array<ArrayBuffer> | string, type = 'image/png') => {
  const headers = { 'Content-Type': type }
  const response = await person.send(uploadImage.path, { method: 'POST', headers, body })
  return Envelope.parse(await response.json()).resource_response
}

test('an uploaded picture becomes its sender’s pin, in every size', async () => {
  const person = await member(service)
  const board = await boardOf(person, 'Made by me')
  const upload = z.parse(uploadImage.output, (await sent(person, await picture(900, 600))).data)
  expect(upload.images['474x']).toMatchObject({ width: 474, height: 316 })
  const pin = await person.done(createPin, {
    board_id: board.id,
    media_upload_id: upload.id,
    title: ' Green ',
    link: 'https://example.org/green',
  })
  expect(pin).toMatchObject({ title: 'Green', board: { id: board.id }, images: upload.images })
  expect(await person.done(getPin, { id: pin.id })).toMatchObject({ images: upload.images })
  const file = await person.send(upload.images['236x'].url)
  expect(file.headers.get('Content-Type')).toBe('image/webp')
  expect(file.headers.get('Cache-Control')).toContain('immutable')
  expect((await sharp(new Uint8Array(await file.arrayBuffer())).metadata()).width).toBe(236)
  for (const { url, width } of tileFiles(upload.images)) {
    const stored = await (await person.send(url)).arrayBuffer()
    expect((await sharp(new Uint8Array(stored)).metadata()).width).toBe(width)
  }
  const tag = file.headers.get('ETag') ?? ''
  for (const known of [tag, `W/${tag}`]) {
    const headers = { 'If-None-Match': known }
    expect((await person.send(upload.images['236x'].url, { headers })).status).toBe(304)
  }
  const jpeg = await person.send(upload.images['236x'].url.replace('.webp', '.jpg'))
  expect(jpeg.headers.get('Content-Type')).toBe('image/jpeg')
})

test('a picture’s URL reveals nothing of its bytes: the same file has another each time', async () => {
  const person = await member(service)
  const file = await picture(300, 300)
  const urls: string[] = []
  for (let time = 0; time < 2; time += 1) {
    const upload = z.parse(uploadImage.output, (await sent(person, file)).data)
    urls.push(upload.images.orig.url)
  }
  expect(urls[0]).not.toBe(urls[1])
  for (const url of urls) expect(url).toMatch(/^\/media\/[0-9a-f]{32}\/orig\.webp$/)
  const sha = createHash('sha256').update(file).digest('hex')
  expect((await person.send(`/media/${sha}/orig.webp`)).status).toBe(404)
})

test('a picture downloads under the requested file name', async () => {
  const person = await member(service)
  const upload = z.parse(uploadImage.output, (await sent(person, await picture(300, 300))).data)
  const { url } = upload.images.orig
  expect((await person.send(url)).headers.get('Content-Disposition')).toBeNull()
  const file = await person.send(`${url.replace('.webp', '.jpg')}?download=A%20lamp`)
  expect(file.headers.get('Content-Disposition')).toContain('attachment; filename="A lamp.jpg"')
  expect(file.headers.get('Content-Type')).toBe('image/jpeg')
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect((await sharp(bytes).metadata()).width).toBe(300)
})

test('a picture of an earlier version without a JPEG returns its WebP', async () => {
  const key = 'ab'.repeat(32)
  const bytes = new Uint8Array(
    await sharp(await picture(200, 200))
      .webp()
      .toBuffer(),
  )
  await service.ports.blobs.put(`media/${key}/236x.webp`, { bytes, contentType: 'image/webp' })
  const answer = await member(service).then((person) => person.send(`/media/${key}/236x.jpg`))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
})

test('an unreachable store is reported, and the response is not cached', async () => {
  const reading = vi.spyOn(service.ports.blobs, 'open').mockRejectedValue(new Error('no route'))
  const answer = await visitor(service).send(`/media/${'cd'.repeat(16)}/236x.webp`)
  reading.mockRestore()
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
})

test('too small, unsupported and invalid pictures are refused', async () => {
  const person = await member(service)
  expect((await sent(person, await picture(119, 500))).error?.code).toBe('image-too-small')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'
  expect((await sent(person, svg, 'image/svg+xml')).error?.code).toBe('image-type-refused')
  expect((await sent(person, 'a,b,c', 'text/csv')).error?.code).toBe('bad-input')
})

test('nobody can pin another person’s upload, or with a link that is not web', async () => {
  const [owner, other] = [await member(service), await member(service)]
  const board = await boardOf(other, 'Not mine')
  const upload = z.parse(uploadImage.output, (await sent(owner, await picture(300, 300))).data)
  const input = { board_id: board.id, media_upload_id: upload.id }
  expect((await other.call(createPin, input)).error?.code).toBe('not-found')
  const bad = await other.call(createPin, { ...input, link: 'javascript:alert(1)' })
  expect(bad.error).toMatchObject({
    code: 'bad-input',
    data: { fields: { link: expect.any(String) } },
  })
})
