import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ListedStore } from '../archive/listed-store.ts'
import type { Blobs } from '../platform/blobs/port.ts'
import { copyStore, matchStores } from './move-store.ts'
import { comesFrom, markMoved, movedTo, removeJournal, storeFault, unmarkMoved } from './store.ts'
import { memoryStore } from './testing/memory-store.ts'

const textBlob = (text: string) => ({
  bytes: new Uint8Array(new TextEncoder().encode(text)),
  contentType: 'image/webp',
})

async function newEnds() {
  const ends = { source: memoryStore('here'), target: memoryStore('there') }
  for (let at = 0; at < 30; at += 1)
    await ends.source.blobs.put(`media/${at % 3}/${at}.webp`, textBlob(`picture ${at}`))
  return ends
}

async function keysOf(store: ListedStore): Promise<readonly string[]> {
  const keys: string[] = []
  for await (const { key } of store.list()) keys.push(key)
  return keys.toSorted()
}

/** Large files are compared by their hashes, which takes less time. */
const hashesOf = ({ blobs }: ListedStore, keys: readonly string[]) =>
  Promise.all(
    keys.map(async (key) => {
      const blob = await blobs.get(key)
      return blob && `${blob.contentType} ${createHash('sha256').update(blob.bytes).digest('hex')}`
    }),
  )

/** A store whose writer is killed after some blobs. */
const killedAfter = (blobs: Blobs, puts: number): Blobs => {
  let left = puts
  return {
    ...blobs,
    async put(key, blob) {
      if (key.startsWith('media/') && left-- <= 0) throw new Error('killed')
      await blobs.put(key, blob)
    },
  }
}

test('files are copied while the store is in use, and a later pass copies only what is new', async () => {
  const { source, target } = await newEnds()
  await source.blobs.put('large.mp4', {
    bytes: new Uint8Array(9_000_000).fill(7),
    contentType: 'video/mp4',
  })
  await source.blobs.put('empty.csv', { bytes: new Uint8Array(), contentType: 'text/csv' })
  await source.blobs.put('ready.bin', textBlob('a probe'))
  expect(await copyStore({ source, target })).toMatchObject({ copied: 32, before: 0 })
  await source.blobs.put('media/0/new.webp', textBlob('new'))
  await source.blobs.delete('media/0/0.webp')
  await source.blobs.put('media/1/1.webp', textBlob('changed'))
  expect(await copyStore({ source, target })).toMatchObject({ copied: 2, before: 30 })
  expect(await matchStores({ source, target })).toBe(32)
  await removeJournal(target)
  const moved = (await keysOf(source)).filter((key) => key !== 'ready.bin')
  expect(await keysOf(target)).toEqual(moved)
  expect(await hashesOf(target, moved)).toEqual(await hashesOf(source, moved))
})

test('a killed copy goes on where it was', async () => {
  const { source, target } = await newEnds()
  const killed = { ...target, blobs: killedAfter(target.blobs, 20) }
  await expect(copyStore({ source, target: killed })).rejects.toThrow('killed')
  expect(await comesFrom(target.blobs)).toBe(source.place)
  const { copied, before } = await copyStore({ source, target })
  expect(copied + before).toBe(30)
  expect(before).toBeGreaterThanOrEqual(20)
})

test('a file that arrives changed, or is missing in the end, is copied again', async () => {
  const { source, target } = await newEnds()
  let broken = 1
  const breaking: Blobs = {
    ...target.blobs,
    put: (key, blob) =>
      key.startsWith('media/') && broken-- > 0
        ? target.blobs.put(key, textBlob('broken'))
        : target.blobs.put(key, blob),
  }
  await copyStore({ source, target: { ...target, blobs: breaking } })
  await target.blobs.delete('media/1/1.webp')
  await target.blobs.put('media/2/2.webp', textBlob('cut'))
  expect(await matchStores({ source, target })).toBe(30)
  for (const key of await keysOf(source))
    expect(await target.blobs.get(key)).toEqual(await source.blobs.get(key))
})

test('a target that breaks every file is not believed', async () => {
  const { source, target } = await newEnds()
  const breaking: Blobs = {
    ...target.blobs,
    put: (key, blob) => target.blobs.put(key, key.startsWith('media/') ? textBlob('broken') : blob),
  }
  await expect(copyStore({ source, target: { ...target, blobs: breaking } })).rejects.toThrow(
    'is not at the target as it was sent',
  )
})

test('a store whose files have moved says where they are, until that is taken back', async () => {
  const { blobs, list } = memoryStore('here')
  expect(await storeFault(blobs)).toBeUndefined()
  await markMoved(blobs, 'the bucket pictures', new Date('2026-11-29T10:00:00Z'))
  expect(await movedTo(blobs)).toBe('the bucket pictures')
  expect(await storeFault(blobs)).toMatch(/moved to the bucket pictures on 2026-11-29 10:00 UTC/)
  await unmarkMoved(blobs)
  expect(await storeFault(blobs)).toBeUndefined()
  expect(await keysOf({ blobs, list, place: 'here' })).toEqual([])
})
