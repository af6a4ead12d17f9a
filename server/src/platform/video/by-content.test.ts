import fc from 'fast-check'
import { expect, test } from 'vitest'
import { videosByContent } from './by-content.ts'
import { tinyMp4, tinyWebm } from './testing/tiny-videos.ts'

const told = { durationMs: 83_400, width: 1_080, height: 1_920 }

function fileOf(bytes: Uint8Array) {
  let reads = 0
  const read = async (first: number, length: number) => {
    reads += 1
    return bytes.slice(first, first + length)
  }
  return { size: bytes.length, read, reads: () => reads }
}

const readOf = async (bytes: Uint8Array) => {
  const result = await videosByContent.read(fileOf(bytes))
  return result.ok ? result.video : result.fault
}

test('the duration and size of MP4, MOV and WebM are read from the file', async () => {
  expect(await readOf(tinyMp4(told))).toEqual({ mime: 'video/mp4', ...told })
  expect(await readOf(tinyMp4(told, { brand: 'qt  ' }))).toEqual({
    mime: 'video/quicktime',
    ...told,
  })
  expect(await readOf(tinyWebm(told))).toEqual({ mime: 'video/webm', ...told })
})

test('they are found in an MP4 that has them last, in 64 bits, rotated, or in fragments', async () => {
  for (const choices of [
    { filmLast: true },
    { long: true },
    { turned: true },
    { fragmented: true },
  ])
    expect(await readOf(tinyMp4(told, choices)), JSON.stringify(choices)).toMatchObject(told)
})

test('a video without a duration or picture is unreadable', async () => {
  expect(await readOf(tinyWebm(told, { live: true }))).toBe('video-unreadable')
  expect(await readOf(tinyMp4({ ...told, durationMs: 0 }))).toBe('video-unreadable')
  expect(await readOf(tinyMp4({ ...told, durationMs: 0xffff_ffff }))).toBe('video-unreadable')
  expect(await readOf(tinyMp4(told, { handler: 'soun' }))).toBe('video-without-picture')
  expect(await readOf(tinyMp4({ ...told, width: 0 }))).toBe('video-unreadable')
})

test('a file that ends before its header says is cut', async () => {
  for (const whole of [
    tinyMp4(told),
    tinyMp4(told, { filmLast: true }),
    tinyMp4(told, { fragmented: true }),
    tinyWebm(told),
  ])
    expect(await readOf(whole.slice(0, whole.length - 30))).toBe('video-cut')
  expect(await readOf(tinyWebm(told, { after: [new Uint8Array(20)] }))).toMatchObject(told)
})

test('other files are recognized by their content', async () => {
  expect(await readOf(new TextEncoder().encode('<html>'))).toBe('no-video')
  expect(await readOf(new Uint8Array())).toBe('no-video')
})

test('a long video is read in a few small pieces', async () => {
  const file = fileOf(tinyMp4(told, { filmLast: true, dataBytes: 3_000_000 }))
  expect(await videosByContent.read(file)).toMatchObject({ ok: true })
  expect(file.reads()).toBeLessThan(8)
})

test('no file makes the reader throw, or read without end', async () => {
  const seeds = [tinyMp4(told), tinyMp4(told, { long: true, fragmented: true }), tinyWebm(told)]
  const broken = fc
    .record({
      seed: fc.constantFrom(...seeds),
      changes: fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      keep: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ seed, changes, keep }) => {
      const bytes = seed.slice()
      for (const [at, value] of changes) bytes[at % bytes.length] = value
      return bytes.slice(0, Math.ceil(bytes.length * keep))
    })
  await fc.assert(
    fc.asyncProperty(fc.oneof(broken, fc.uint8Array({ maxLength: 600 })), async (bytes) => {
      const file = fileOf(bytes)
      await expect(videosByContent.read(file)).resolves.toBeDefined()
      expect(file.reads()).toBeLessThan(1_000)
    }),
    { numRuns: 2_000 },
  )
})

test('an element whose header runs over its parent’s end is given up', async () => {
  const overrun = new Uint8Array([
    26, 69, 223, 163, 16, 0, 0, 10, 66, 130, 16, 0, 0, 4, 119, 101, 98, 109, 24, 83, 128, 103, 16,
    0, 1, 22, 21, 73, 169, 102, 16, 0, 0, 24, 42, 215, 177, 16, 0, 0, 3, 15, 66, 64, 68, 137, 16, 0,
    0, 8, 64, 244, 92, 128, 0, 0, 0, 0, 22, 84, 174, 107, 16, 0, 0, 30, 174, 16, 0, 0, 25, 131, 16,
    0, 0, 1, 1, 224, 16, 0, 0, 14, 176, 16, 0, 0, 2, 4, 56, 186, 1, 0, 0, 2, 7, 128, 31, 67,
  ])
  await expect(videosByContent.read(fileOf(overrun))).resolves.toBeDefined()
})

test('a file of nothing but boxes is given up', async () => {
  const start = tinyMp4(told).slice(0, 24)
  const empty = new Uint8Array([0, 0, 0, 8, 0x66, 0x72, 0x65, 0x65])
  const many = new Uint8Array(4_000_000)
  many.set(start)
  for (let at = 24; at + 8 <= many.length; at += 8) many.set(empty, at)
  const file = fileOf(many)
  expect(await videosByContent.read(file)).toEqual({ ok: false, fault: 'video-unreadable' })
  expect(file.reads()).toBeLessThan(30)
})
