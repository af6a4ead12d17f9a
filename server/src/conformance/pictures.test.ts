import { uploadImage } from '@tessera/contracts/calls/media'
import { createPin, homeFeed } from '@tessera/contracts/calls/pins'
import { Envelope } from '@tessera/contracts/envelope'
import { z } from '@tessera/contracts/schema'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createMemoryService } from '../memory-service.ts'
import { boardOf, member, type Person } from './person.ts'

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

test('a picture that somebody sends becomes a pin of theirs, in every size', async () => {
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
  expect((await person.done(homeFeed, {})).map(({ id }) => id)).toContain(pin.id)
  const file = await person.send(upload.images['236x'].url)
  expect(file.headers.get('Content-Type')).toBe('image/webp')
  expect(file.headers.get('Cache-Control')).toContain('immutable')
  expect((await sharp(new Uint8Array(await file.arrayBuffer())).metadata()).width).toBe(236)
})

test('a picture too small, of a kind we do not take, or that is none is refused', async () => {
  const person = await member(service)
  expect((await sent(person, await picture(119, 500))).error?.code).toBe('image-too-small')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>'
  expect((await sent(person, svg, 'image/svg+xml')).error?.code).toBe('image-type-refused')
  expect((await sent(person, 'a,b,c', 'text/csv')).error?.code).toBe('bad-input')
})

test('nobody makes a pin of a picture that somebody else sent, or with a link that is no web address', async () => {
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
