import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskUploads } from './disk.ts'
import { memoryUploads } from './memory.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-uploads-'))
afterAll(() => rm(folder, { recursive: true }))

const createdAt = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-22T12:00:01Z')

let made = 0
const refs = () => {
  made += 1
  return { ownerId: '7', id: made.toString(16).padStart(32, '0') }
}

const bytes = (...values: readonly number[]) => new Uint8Array(values)

const streamOf = (...parts: readonly Uint8Array<ArrayBuffer>[]) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })

for (const [name, uploads] of [
  ['disk', diskUploads(folder)],
  ['memory', memoryUploads()],
] as const) {
  const begun = async (size: number) => {
    const ref = refs()
    await uploads.create({ ...ref, size, metadata: 'name YQ==', createdAt })
    return ref
  }

  test(`${name}: an upload grows at its end only`, async () => {
    const ref = await begun(5)
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
    expect(new Uint8Array(await new Response(file?.stream()).arrayBuffer())).toEqual(
      bytes(1, 2, 3, 4, 5),
    )
  })

  test(`${name}: bytes from before a broken connection stay`, async () => {
    const ref = await begun(5)
    let pulls = 0
    const breaking = new ReadableStream<Uint8Array<ArrayBuffer>>({
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
    const ref = await begun(5)
    let given = false
    const dead = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        if (given) return new Promise(() => undefined)
        given = true
        controller.enqueue(bytes(1, 2))
        return undefined
      },
    })
    const hanging = uploads.append(ref, 0, dead)
    await expect.poll(async () => (await uploads.open(ref))?.size).toBe(2)
    expect((await uploads.find(ref))?.offset).toBe(2)
    expect(await hanging).toEqual({ ok: true, offset: 2 })
    expect(await uploads.append(ref, 2, streamOf(bytes(3)))).toEqual({ ok: true, offset: 3 })
  })

  test(`${name}: an upload is found by its owner's id and its own`, async () => {
    const ref = await begun(5)
    expect(await uploads.find({ ...ref, ownerId: '8' })).toBeUndefined()
    expect(await uploads.open({ ...ref, ownerId: '8' })).toBeUndefined()
    expect(await uploads.find({ ownerId: '..', id: '../../etc/passwd' })).toBeUndefined()
    const added = await uploads.append({ ...ref, ownerId: '8' }, 0, streamOf(bytes(1)))
    expect(added).toEqual({ ok: false, fault: 'missing' })
  })

  test(`${name}: old uploads are swept, and deleted ones are gone`, async () => {
    const [old, dropped] = [await begun(5), await begun(5)]
    await uploads.delete(dropped)
    expect(await uploads.find(dropped)).toBeUndefined()
    expect(await uploads.sweep(createdAt)).toBe(0)
    expect(await uploads.find(old)).toBeDefined()
    expect(await uploads.sweep(later)).toBeGreaterThan(0)
    expect(await uploads.find(old)).toBeUndefined()
    expect(await uploads.sweep(later)).toBe(0)
  })
}

test('disk: an upload continues after a restart', async () => {
  const ref = refs()
  const before = diskUploads(folder)
  await before.create({ ...ref, size: 3, metadata: '', createdAt })
  await before.append(ref, 0, streamOf(bytes(1, 2)))
  const after = diskUploads(folder)
  expect((await after.find(ref))?.offset).toBe(2)
  expect(await after.append(ref, 2, streamOf(bytes(3)))).toEqual({ ok: true, offset: 3 })
})

test('disk: bytes without a description are swept too', async () => {
  const own = join(folder, 'own')
  const uploads = diskUploads(own)
  const ref = refs()
  await uploads.create({ ...ref, size: 3, metadata: '', createdAt })
  await rm(join(own, '7', `${ref.id}.json`))
  await writeFile(join(own, '7', 'unlike-any.txt'), '')
  await uploads.sweep(new Date(Date.now() + 60_000))
  expect(await readdir(join(own, '7'))).toEqual(['unlike-any.txt'])
})
