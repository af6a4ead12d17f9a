import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UserId } from '@tessera/contracts/ids'
import { afterAll, expect, test } from 'vitest'
import { migrationsFolder } from '../../../main/migrations-folder.ts'
import { diskBlobs } from '../../../platform/blobs/disk.ts'
import { memoryBlobs } from '../../../platform/blobs/memory.ts'
import type { Blobs } from '../../../platform/blobs/port.ts'
import { systemClock } from '../../../platform/clock/system.ts'
import { eq } from '../../../platform/database/sql.ts'
import { openMigratedMemory } from '../../../platform/database/testing/migrated-memory.ts'
import { openLive } from '../../../platform/live/open-live.ts'
import type { Live } from '../../../platform/live/port.ts'
import { quietLog } from '../../../platform/log/json-lines.ts'
import { storedUploads } from './stored-uploads.ts'
import { runningUploads } from './tables.ts'

type Bytes = Uint8Array<ArrayBuffer>

const folder = await mkdtemp(join(tmpdir(), 'tessera-uploads-'))
const database = await openMigratedMemory(migrationsFolder)
const { db } = database
const live = await openLive(database, quietLog)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const createdAt = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-22T12:00:01Z')
const clock = { ...systemClock, now: () => createdAt }
const limits = { partBytes: 64, milliseconds: 1, roomBytes: 1_000, smallBytes: 8, patience: 60_000 }

const patience = { timeout: 20_000, interval: 5 }

/** Live messages that never come, as on a connection that broke. */
const deaf: Live = { publish: () => {}, subscribe: () => () => {}, close: async () => {} }

const instance = (blobs: Blobs, given: Partial<typeof limits> = {}, by = live) =>
  storedUploads({ db, blobs, live: by, clock }, { ...limits, ...given })

let made = 0
const refs = () => {
  made += 1
  return { ownerId: UserId.parse('7'), id: made.toString(16).padStart(32, '0') }
}

const bytes = (...values: readonly number[]) => new Uint8Array(values)

const streamOf = (...parts: readonly Bytes[]) =>
  new ReadableStream<Bytes>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

/** A request that sends two bytes, and whose connection then stays open. */
function openRequest() {
  let to: ReadableStreamDefaultController<Bytes> | undefined
  let pulls = 0
  const body = new ReadableStream<Bytes>(
    {
      start(controller) {
        to = controller
      },
      pull() {
        pulls += 1
        if (pulls === 1) to?.enqueue(bytes(1, 2))
        // A reader that asks for more has the bytes.
        else return new Promise(() => undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return {
    body,
    isTaken: () => expect.poll(() => pulls, patience).toBe(2),
    end: () => {
      to?.enqueue(bytes(3))
      to?.close()
    },
  }
}

/** Blobs in memory whose keys can be listed. */
function listedBlobs() {
  const keys = new Set<string>()
  const kept = memoryBlobs()
  const blobs: Blobs = {
    ...kept,
    put: async (key, blob) => {
      await kept.put(key, blob)
      keys.add(key)
    },
    delete: async (key) => {
      await kept.delete(key)
      keys.delete(key)
    },
  }
  return { blobs, keys }
}

const rowOf = async ({ id }: ReturnType<typeof refs>) =>
  (await db.select().from(runningUploads).where(eq(runningUploads.id, id)))[0]

async function begun(uploads: ReturnType<typeof instance>, size: number) {
  const ref = refs()
  await uploads.create({ ...ref, size, metadata: 'name YQ==', createdAt })
  return ref
}

const contentOf = async (uploads: ReturnType<typeof instance>, ref: ReturnType<typeof refs>) =>
  new Uint8Array(await new Response((await uploads.open(ref))?.stream()).arrayBuffer())

for (const [name, blobs] of [
  ['folder', diskBlobs(folder)],
  ['memory', memoryBlobs()],
] as const) {
  const uploads = instance(blobs)

  test(`${name}: an upload grows at its end only`, async () => {
    const ref = await begun(uploads, 5)
    expect(await uploads.find(ref)).toEqual({
      ...ref,
      size: 5,
      offset: 0,
      metadata: 'name YQ==',
      createdAt,
    })
    const first = await uploads.append(ref, 0, streamOf(bytes(1), bytes(2, 3)))
    expect(first).toEqual({ ok: true, offset: 3 })
    const wrong = await uploads.append(ref, 2, streamOf(bytes(9)))
    expect(wrong).toEqual({ ok: false, fault: 'elsewhere' })
    const long = await uploads.append(ref, 3, streamOf(bytes(4, 5, 6)))
    expect(long).toEqual({ ok: false, fault: 'too-long' })
    await uploads.append(ref, 3, streamOf(bytes(4, 5)))
    const file = await uploads.open(ref)
    expect(file?.size).toBe(5)
    expect(await file?.read(1, 3)).toEqual(bytes(2, 3, 4))
    expect(await file?.read(4, 100)).toEqual(bytes(5))
    expect(await contentOf(uploads, ref)).toEqual(bytes(1, 2, 3, 4, 5))
  })

  test(`${name}: bytes from before a broken connection stay`, async () => {
    const ref = await begun(uploads, 5)
    let pulls = 0
    const breaking = new ReadableStream<Bytes>({
      pull(controller) {
        pulls += 1
        if (pulls === 1) controller.enqueue(bytes(1, 2))
        else controller.error(new Error('gone'))
      },
    })
    expect(await uploads.append(ref, 0, breaking)).toEqual({ ok: true, offset: 2 })
    expect((await uploads.find(ref))?.offset).toBe(2)
  })

  test(`${name}: a sender who reconnects does not wait for the dead connection`, async () => {
    const ref = await begun(uploads, 5)
    const dead = openRequest()
    const hanging = uploads.append(ref, 0, dead.body)
    await expect.poll(async () => (await uploads.open(ref))?.size, patience).toBe(2)
    expect((await uploads.find(ref))?.offset).toBe(2)
    expect(await hanging).toEqual({ ok: true, offset: 2 })
    expect(await uploads.append(ref, 2, streamOf(bytes(3)))).toEqual({ ok: true, offset: 3 })
  })

  test(`${name}: an upload is found by its owner's id and its own`, async () => {
    const ref = await begun(uploads, 5)
    const others = { ...ref, ownerId: UserId.parse('8') }
    expect(await uploads.find(others)).toBeUndefined()
    expect(await uploads.open(others)).toBeUndefined()
    for (const id of ['../../etc/passwd', '\0', `${ref.id}.`])
      expect(await uploads.find({ ...ref, id })).toBeUndefined()
    const added = await uploads.append(others, 0, streamOf(bytes(1)))
    expect(added).toEqual({ ok: false, fault: 'missing' })
    await uploads.delete(others)
    expect(await uploads.find(ref)).toBeDefined()
  })

  test(`${name}: old uploads are swept, and deleted ones are gone`, async () => {
    const [old, dropped] = [await begun(uploads, 5), await begun(uploads, 5)]
    for (const ref of [old, dropped]) await uploads.append(ref, 0, streamOf(bytes(1)))
    await uploads.delete(dropped)
    expect(await uploads.find(dropped)).toBeUndefined()
    expect(await uploads.sweep(createdAt)).toBe(0)
    expect(await uploads.find(old)).toBeDefined()
    expect(await uploads.sweep(later)).toBeGreaterThan(0)
    expect(await uploads.find(old)).toBeUndefined()
    expect(await uploads.sweep(later)).toBe(0)
    expect([await rowOf(old), await rowOf(dropped)]).toEqual([undefined, undefined])
  })
}

test('folder: swept uploads leave no file', async () => {
  expect(await readdir(join(folder, 'uploads'))).toEqual([])
})

test('an upload of many parts is read across them', async () => {
  const uploads = instance(listedBlobs().blobs)
  const whole = new Uint8Array(1_000).map((_, at) => at % 251)
  const ref = await begun(uploads, whole.length)
  for (let at = 0; at < whole.length; at += 50)
    await uploads.append(ref, at, streamOf(whole.slice(at, at + 50)))
  const file = await uploads.open(ref)
  for (const [first, length] of [
    [0, 1_000],
    [49, 2],
    [63, 130],
    [999, 1],
    [1_000, 5],
  ] as const)
    expect(await file?.read(first, length)).toEqual(whole.slice(first, first + length))
  expect(await contentOf(uploads, ref)).toEqual(whole)
})

test('small parts are joined, and the blobs before are deleted', async () => {
  const { blobs, keys } = listedBlobs()
  const uploads = instance(blobs)
  const ref = await begun(uploads, 60)
  for (let at = 0; at < 60; at += 1) await uploads.append(ref, at, streamOf(bytes(at)))
  expect(keys.size).toBeLessThan(8)
  expect(await contentOf(uploads, ref)).toEqual(new Uint8Array(60).map((_, at) => at))
  await uploads.delete(ref)
  expect(keys.size).toBe(0)
})

test('parts that arrive at two instances in turn make one file', async () => {
  const { blobs } = listedBlobs()
  const both = [instance(blobs), instance(blobs)]
  const ref = await begun(instance(blobs), 6)
  for (let at = 0; at < 6; at += 1) {
    const added = await both[at % 2]?.append(ref, at, streamOf(bytes(at)))
    expect(added).toEqual({ ok: true, offset: at + 1 })
  }
  for (const uploads of both) expect(await contentOf(uploads, ref)).toEqual(bytes(0, 1, 2, 3, 4, 5))
})

test('a sender who reconnects to another instance loses nothing that arrived', async () => {
  const { blobs } = listedBlobs()
  const [here, there] = [instance(blobs, { milliseconds: 60_000 }), instance(blobs)]
  const ref = await begun(here, 5)
  const dead = openRequest()
  const hanging = here.append(ref, 0, dead.body)
  await dead.isTaken()
  expect((await there.find(ref))?.offset).toBe(2)
  expect(await hanging).toEqual({ ok: true, offset: 2 })
  expect(await there.append(ref, 2, streamOf(bytes(3)))).toEqual({ ok: true, offset: 3 })
  await there.delete(ref)
})

test('a writer that hears of nothing adds nothing after another took over, and leaves no blob', async () => {
  const { blobs, keys } = listedBlobs()
  const slow = instance(blobs, { milliseconds: 60_000 }, deaf)
  const quick = instance(blobs, { patience: 0 }, deaf)
  const ref = await begun(slow, 5)
  const former = openRequest()
  const hanging = slow.append(ref, 0, former.body)
  await former.isTaken()
  expect(await quick.append(ref, 0, streamOf(bytes(7, 8, 9)))).toEqual({ ok: true, offset: 3 })
  former.end()
  expect(await hanging).toEqual({ ok: false, fault: 'elsewhere' })
  expect(await contentOf(quick, ref)).toEqual(bytes(7, 8, 9))
  expect(keys.size).toBe(1)
  await quick.delete(ref)
  expect([keys.size, await rowOf(ref)]).toEqual([0, undefined])
})

test('a writer that misses a part which the next one joined ends like any former writer', async () => {
  const { blobs, keys } = listedBlobs()
  const slow = instance(blobs, { milliseconds: 60_000 }, deaf)
  const quick = instance(blobs, { patience: 0 }, deaf)
  const ref = await begun(slow, 5)
  await quick.append(ref, 0, streamOf(bytes(5)))
  const former = openRequest()
  const hanging = slow.append(ref, 1, former.body)
  await former.isTaken()
  // The part before is joined, and its blob deleted.
  expect(await quick.append(ref, 1, streamOf(bytes(7, 8, 9)))).toEqual({ ok: true, offset: 4 })
  former.end()
  expect(await hanging).toEqual({ ok: false, fault: 'elsewhere' })
  expect(await contentOf(quick, ref)).toEqual(bytes(5, 7, 8, 9))
  expect(keys.size).toBe(1)
  await quick.delete(ref)
  await quick.sweep(later)
  expect([keys.size, await rowOf(ref)]).toEqual([0, undefined])
})

test('of two writers at one offset the later one adds, even when the former one is first to store', async () => {
  const { blobs, keys } = listedBlobs()
  const given = { milliseconds: 60_000, patience: 0 }
  const [slow, quick] = [instance(blobs, given, deaf), instance(blobs, given, deaf)]
  const ref = await begun(slow, 5)
  const [former, latter] = [openRequest(), openRequest()]
  const ofFormer = slow.append(ref, 0, former.body)
  await former.isTaken()
  const ofLatter = quick.append(ref, 0, latter.body)
  await latter.isTaken()
  former.end()
  expect(await ofFormer).toEqual({ ok: false, fault: 'elsewhere' })
  latter.end()
  expect(await ofLatter).toEqual({ ok: true, offset: 3 })
  expect(keys.size).toBe(1)
  await quick.delete(ref)
  expect([keys.size, await rowOf(ref)]).toEqual([0, undefined])
})

test('an offset that is looked up stays true, whatever a former writer still stores', async () => {
  const { blobs } = listedBlobs()
  const slow = instance(blobs, { milliseconds: 60_000 }, deaf)
  const quick = instance(blobs, { patience: 0 }, deaf)
  const ref = await begun(slow, 5)
  const former = openRequest()
  const hanging = slow.append(ref, 0, former.body)
  await former.isTaken()
  expect((await quick.find(ref))?.offset).toBe(0)
  former.end()
  expect(await hanging).toEqual({ ok: false, fault: 'elsewhere' })
  expect((await quick.find(ref))?.offset).toBe(0)
  await quick.delete(ref)
})

test('an instance that dies while it stores leaves no blob behind, even one that appears later', async () => {
  const { blobs, keys } = listedBlobs()
  const appears = Promise.withResolvers<void>()
  const dying: Blobs = {
    ...blobs,
    put: async (key, blob) => {
      await appears.promise
      await blobs.put(key, blob)
      // It never hears that the blob is stored.
      await new Promise(() => undefined)
    },
  }
  const other = instance(blobs, { patience: 0 })
  const ref = await begun(other, 5)
  void instance(dying).append(ref, 0, streamOf(bytes(1, 2)))
  await expect.poll(async () => (await rowOf(ref))?.isWriting, patience).toBe(true)
  expect(await other.append(ref, 0, streamOf(bytes(7, 8, 9)))).toEqual({ ok: true, offset: 3 })
  await other.delete(ref)
  expect(await other.find(ref)).toBeUndefined()
  appears.resolve()
  await expect.poll(() => keys.size, patience).toBe(1)
  expect(await other.sweep(createdAt)).toBe(0)
  expect(keys.size).toBe(1)
  await other.sweep(later)
  expect([keys.size, await rowOf(ref)]).toEqual([0, undefined])
})

test('an upload goes on after its store failed, where the store stopped', async () => {
  const { blobs, keys } = listedBlobs()
  let puts = 0
  const failing: Blobs = {
    ...blobs,
    put: async (key, blob) => {
      puts += 1
      await blobs.put(key, blob)
      if (puts === 2) throw new Error('The store is away.')
    },
  }
  const uploads = instance(failing, { milliseconds: 60_000 })
  const ref = await begun(uploads, 200)
  const [first, second] = [new Uint8Array(64).fill(1), new Uint8Array(64).fill(2)]
  const broken = uploads.append(ref, 0, streamOf(first, second))
  await expect(broken).rejects.toThrow('The store is away.')
  expect((await uploads.find(ref))?.offset).toBe(64)
  expect(await uploads.append(ref, 64, streamOf(second))).toEqual({ ok: true, offset: 128 })
  expect(await contentOf(uploads, ref)).toEqual(new Uint8Array([...first, ...second]))
  expect(keys.size).toBe(3)
  await uploads.delete(ref)
  expect(keys.size).toBe(0)
})

test('an upload ends while its store is away, and the sweep deletes its blobs', async () => {
  const { blobs, keys } = listedBlobs()
  let isAway = false
  const uploads = instance({
    ...blobs,
    delete: async (key) => {
      if (isAway) throw new Error('The store is away.')
      await blobs.delete(key)
    },
  })
  const ref = await begun(uploads, 5)
  await uploads.append(ref, 0, streamOf(bytes(1)))
  isAway = true
  await uploads.delete(ref)
  expect(await uploads.find(ref)).toBeUndefined()
  expect(keys.size).toBe(1)
  await expect(uploads.sweep(later)).rejects.toThrow('The store is away.')
  isAway = false
  await uploads.sweep(later)
  expect([keys.size, await rowOf(ref)]).toEqual([0, undefined])
})
