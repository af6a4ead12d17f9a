import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { videosByContent } from './by-content.ts'
import { erased } from './erasures.ts'
import { box, bytesOf, element, joined, text, tinyMp4, tinyWebm } from './testing/tiny-videos.ts'

type Bytes = Uint8Array<ArrayBuffer>

const told = { durationMs: 83_400, width: 1_080, height: 1_920 }
const place = '+48.8577+002.2950/'

const fileOf = (bytes: Uint8Array) => ({
  size: bytes.length,
  read: async (first: number, length: number) => bytes.slice(first, first + length),
})

const streamOf = (bytes: Bytes, step = 777) =>
  new ReadableStream<Bytes>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += step) controller.enqueue(bytes.slice(at, at + step))
      controller.close()
    },
  })

/** A file as it's stored; undefined when it's refused. */
async function keptOf(bytes: Bytes): Promise<Bytes | undefined> {
  const read = await videosByContent.read(fileOf(bytes))
  if (!read.ok) return undefined
  const kept = await new Response(erased(streamOf(bytes), read.erasures)).arrayBuffer()
  return new Uint8Array(kept)
}

const shapeOf = async (bytes: Bytes) => {
  const read = await videosByContent.read(fileOf(bytes))
  return read.ok ? read.video : read.fault
}

const holds = (bytes: Uint8Array, said: string): boolean => Buffer.from(bytes).includes(said)

const secret = text(place)
const uuid = (xmp: Bytes) => box('uuid', new Uint8Array(16).fill(0xbe), xmp)
const tags = element(0x1254c367, 4, element(0x7373, 2, secret))

/** The places where cameras and editors write metadata, by file type. */
const inMp4: Readonly<Record<string, Parameters<typeof tinyMp4>[1]>> = {
  'user data of the film': { inFilm: [box('udta', box('\u00a9xyz', secret))] },
  'metadata of the film': { inFilm: [box('meta', box('keys', secret), box('ilst', secret))] },
  'XMP in the film': { inFilm: [uuid(secret)] },
  'a table of positions': { inFilm: [box('gps ', secret)] },
  'a box that nobody knows': { inFilm: [box('zzzz', secret)] },
  'user data of a track': { inTrack: [box('udta', secret)] },
  'metadata of a track': { inTrack: [box('meta', secret)] },
  'the name of a handler': { handlerName: place },
  'the file itself': { after: [uuid(secret), box('meta', secret), box('free', secret)] },
  'a box in long form': {
    after: [joined(bytesOf(1, 4), text('uuid'), bytesOf(16 + secret.length, 8), secret)],
  },
  'the end of the file': { after: [joined(bytesOf(3, 4), secret)] },
  'a fragment': { after: [box('moof', box('mfhd', bytesOf(0, 8)), box('udta', secret))] },
}

const inWebm: Readonly<Record<string, Parameters<typeof tinyWebm>[1]>> = {
  tags: { inSegment: [tags] },
  'tags after a live cluster': {
    inSegment: [
      joined(bytesOf(0x1f43b675, 4), new Uint8Array([0x01, ...Array(7).fill(0xff)])),
      element(0xe7, 1, bytesOf(0, 1)),
      element(0xa3, 1, new Uint8Array([0x81, 0, 0, 0, 9, 9])),
      tags,
    ],
  },
  attachments: { inSegment: [element(0x1941a469, 4, secret)] },
  chapters: { inSegment: [element(0x1043a770, 4, secret)] },
  'what nobody knows': { inSegment: [element(0x1234567a, 4, secret)] },
  'a void': { inSegment: [element(0xec, 1, secret)] },
  'the title': { inInfo: [element(0x7ba9, 2, secret)] },
  'what wrote it': { inInfo: [element(0x5741, 2, secret), element(0x4d80, 2, secret)] },
  'the name of its file': { inInfo: [element(0x7384, 2, secret)] },
  'the name of a track': { inTrack: [element(0x536e, 2, secret)] },
  'after the segment': { after: [tags] },
}

describe('the place where a video was made is erased', () => {
  const all = [
    ...Object.entries(inMp4).map(([where, choices]) => [where, tinyMp4(told, choices)] as const),
    ...Object.entries(inWebm).map(([where, choices]) => [where, tinyWebm(told, choices)] as const),
  ]
  test.each(all)('%s', async (_, bytes) => {
    expect(holds(bytes, place)).toBe(true)
    const kept = await keptOf(bytes)
    expect(kept?.length).toBe(bytes.length)
    expect(kept && holds(kept, place)).toBe(false)
    expect(kept && (await shapeOf(kept))).toEqual(await shapeOf(bytes))
    // Nothing is left to erase: what was erased reads as free.
    expect(kept && (await keptOf(kept))).toEqual(kept)
  })
})

test('the time when a film was made is erased, in 32 and 64 bits', async () => {
  for (const long of [false, true]) {
    const kept = await keptOf(tinyMp4(told, { long, madeAt: 0xe1e2e3e4 }))
    const made = Buffer.from([0xe1, 0xe2, 0xe3, 0xe4])
    expect(Buffer.from(tinyMp4(told, { long, madeAt: 0xe1e2e3e4 })).includes(made)).toBe(true)
    expect(kept && Buffer.from(kept).includes(made)).toBe(false)
  }
})

test('a track of positions is erased with its samples, and other tracks keep theirs', async () => {
  const data = joined(text('picture1'), secret, text('picture2'), secret)
  const bytes = tinyMp4(told, { data, positions: { sizes: [18, 18], at: [8, 34] } })
  expect(holds(bytes, place)).toBe(true)
  const kept = await keptOf(bytes)
  if (kept === undefined) throw new Error('The film is not taken.')
  expect(holds(kept, place)).toBe(false)
  for (const picture of ['picture1', 'picture2'])
    expect(Buffer.from(kept).indexOf(picture)).toBe(Buffer.from(bytes).indexOf(picture))
  expect(holds(kept, 'meta')).toBe(false)
})

const block = (track: number, said: string) =>
  element(0xa3, 1, joined(new Uint8Array([0x80 | track, 0, 0, 0]), text(said)))
const openCluster = joined(bytesOf(0x1f43b675, 4), new Uint8Array([0x01, ...Array(7).fill(0xff)]))

test('a live cluster keeps its blocks and their places, and so does the next one', async () => {
  const later = element(0x1f43b675, 4, block(1, 'picture2'))
  const cues = element(0x1c53bb6b, 4, text('cues'))
  const inSegment = [openCluster, block(1, 'picture1'), tags, openCluster, later, cues]
  const bytes = tinyWebm(told, { inSegment })
  const kept = await keptOf(bytes)
  if (kept === undefined) throw new Error('The film is not taken.')
  const [before, after] = [Buffer.from(bytes), Buffer.from(kept)]
  const at = before.indexOf(tags)
  expect(after.subarray(0, at).equals(before.subarray(0, at))).toBe(true)
  const end = at + tags.length
  expect(after.subarray(end).equals(before.subarray(end))).toBe(true)
  expect(holds(kept, place)).toBe(false)
})

test('a text track is erased with its blocks, and the picture’s stay', async () => {
  const texts = element(
    0xae,
    1,
    joined(element(0xd7, 1, bytesOf(2, 1)), element(0x83, 1, bytesOf(0x11, 1))),
  )
  const grouped = element(
    0xa0,
    1,
    element(0xa1, 1, joined(new Uint8Array([0x82, 0, 0, 0]), secret)),
  )
  const cluster = element(0x1f43b675, 4, joined(block(1, 'picture'), block(2, place), grouped))
  const bytes = tinyWebm(told, { moreTracks: [texts], inSegment: [cluster] })
  const kept = await keptOf(bytes)
  expect(holds(bytes, place)).toBe(true)
  expect(kept && holds(kept, place)).toBe(false)
  expect(kept && Buffer.from(kept).indexOf('picture')).toBe(Buffer.from(bytes).indexOf('picture'))
})

test('a file with positions in fragments is refused', async () => {
  const positions = { sizes: [], at: [] }
  const fragment = box('moof', box('traf', box('tfhd', bytesOf(0, 4), bytesOf(2, 4))))
  expect(await shapeOf(tinyMp4(told, { positions, after: [fragment] }))).toBe('video-unreadable')
  expect(await keptOf(tinyMp4(told, { positions }))).toBeDefined()
})

test('a video that reveals nothing is stored byte for byte', async () => {
  for (const bytes of [tinyMp4(told), tinyMp4(told, { filmLast: true }), tinyWebm(told)])
    expect(await keptOf(bytes)).toEqual(bytes)
})

test('a real film keeps its data, its tables and its length', async () => {
  const asset = new URL('../../../../demo/src/assets/snowfall.mp4', import.meta.url)
  const film = new Uint8Array(await readFile(asset))
  const kept = await keptOf(film)
  if (kept === undefined) throw new Error('The film is not taken.')
  expect(await shapeOf(kept)).toEqual(await shapeOf(film))
  const [before, after] = [Buffer.from(film), Buffer.from(kept)]
  for (const type of ['mdat', 'stsz', 'stco', 'stsc', 'avcC']) {
    const at = before.indexOf(type)
    if (at < 4) continue
    const length = before.readUInt32BE(at - 4)
    const part = [at - 4, at - 4 + length] as const
    expect(after.subarray(...part).equals(before.subarray(...part)), type).toBe(true)
  }
})

test('every file is stored whole or refused, within time', async () => {
  const seeds = [
    ...Object.values(inMp4).map((choices) => tinyMp4(told, choices)),
    ...Object.values(inWebm).map((choices) => tinyWebm(told, choices)),
    tinyMp4(told, { data: joined(secret, secret), positions: { sizes: [18], at: [0] } }),
  ]
  const broken = fc
    .record({
      seed: fc.constantFrom(...seeds),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
    })
    .map(({ seed, changes }) => {
      const bytes = seed.slice()
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      return bytes
    })
  const any = fc.uint8Array({ maxLength: 600 }).map((bytes) => new Uint8Array(bytes))
  await fc.assert(
    fc.asyncProperty(fc.oneof(broken, any), async (bytes) => {
      const kept = await keptOf(bytes)
      if (kept !== undefined) expect(kept.length).toBe(bytes.length)
    }),
    { numRuns: 1_000 },
  )
})

test('a file with very many boxes to erase is refused', async () => {
  const many = Array.from({ length: 120_000 }, () => box('zzzz'))
  const found = await videosByContent.read(fileOf(tinyMp4(told, { after: many })))
  expect(found).toEqual({ ok: false, fault: 'video-unreadable' })
})
