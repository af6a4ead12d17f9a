import { mkdir, mkdtemp, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskBlobs } from './disk.ts'
import { listFiles } from './list-files.ts'
import { listObjects } from './list-objects.ts'
import type { ListedBlob } from './port.ts'
import { s3Blobs } from './s3.ts'
import { startLoopbackStore } from './testing/loopback-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-list-'))
const elsewhere = await mkdtemp(join(tmpdir(), 'tessera-elsewhere-'))
const store = await startLoopbackStore()
afterAll(async () => {
  await store.stop()
  for (const place of [folder, elsewhere]) await rm(place, { recursive: true })
})

const blob = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }
const keys = ['media/ab/1.webp', 'media/cd/2.webp', 'modules/save/module.json', 'top.csv']

async function listed(list: AsyncIterable<ListedBlob>) {
  const found: ListedBlob[] = []
  for await (const each of list) found.push(each)
  return found.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

const keysOf = async (list: AsyncIterable<ListedBlob>) => (await listed(list)).map(({ key }) => key)

test('a folder lists its blobs, and neither files of other programs nor unfinished ones', async () => {
  const blobs = diskBlobs(folder)
  for (const key of keys) await blobs.put(key, blob)
  const unfinished = `media/ab/3.webp.${crypto.randomUUID()}.part`
  await writeFile(join(folder, unfinished), 'half')
  await writeFile(join(folder, 'notes of mine.txt'), 'mine')
  await mkdir(join(folder, 'empty'))
  await rename(join(folder, 'media/cd'), join(elsewhere, 'cd'))
  await symlink(join(elsewhere, 'cd'), join(folder, 'media/cd'))
  expect(await keysOf(listFiles(folder))).toEqual(keys)
  expect(await keysOf(listFiles(folder, 'media/'))).toEqual(keys.slice(0, 2))
  expect(await keysOf(listFiles(join(folder, 'nowhere')))).toEqual([])
  const [first] = await listed(listFiles(folder))
  const { mtimeMs } = await stat(join(folder, keys[0] ?? ''))
  expect(first).toEqual({ key: keys[0], size: 3, changed: mtimeMs })
})

test('an object store lists its blobs, and a part of it without the prefix', async () => {
  const blobs = s3Blobs(store.byPath)
  for (const key of keys) await blobs.put(key, blob)
  expect(await keysOf(listObjects(store.byPath))).toEqual(keys)
  expect(await keysOf(listObjects(store.byHost, { under: 'media/' }, store.send))).toEqual(
    keys.slice(0, 2),
  )
  expect(await listed(listObjects(store.byPath, { root: 'modules/' }))).toEqual([
    { key: 'save/module.json', size: 3, changed: expect.any(Number) },
  ])
})

test('a list of objects goes on from page to page, without objects of other programs', async () => {
  const page = (key: string, more: string) => `<ListBucketResult>${more}<Contents>
    <Key>${key}</Key><LastModified>2026-11-29T10:00:00.000Z</LastModified><Size>5</Size>
    </Contents><Contents><Key>notes of mine</Key><Size>1</Size></Contents></ListBucketResult>`
  const asked: (string | null)[] = []
  const send = async ({ url }: Request) => {
    const from = new URL(url).searchParams.get('continuation-token')
    asked.push(from)
    return new Response(
      from === null
        ? page('first.webp', '<NextContinuationToken>to+ken/&amp;=</NextContinuationToken>')
        : page('second.webp', '<IsTruncated>false</IsTruncated>'),
    )
  }
  const changed = Date.parse('2026-11-29T10:00:00Z')
  expect(await listed(listObjects(store.byPath, {}, send))).toEqual([
    { key: 'first.webp', size: 5, changed },
    { key: 'second.webp', size: 5, changed },
  ])
  expect(asked).toEqual([null, 'to+ken/&='])
})

test.each([
  '<ListBucketResult><IsTruncated>true</IsTruncated></ListBucketResult>',
  '<html></html>',
])('a list without its end is a fault: %s', async (page) => {
  const list = listObjects(store.byPath, {}, async () => new Response(page))
  await expect(listed(list)).rejects.toThrow('does not list the bucket')
})

test('a bucket that is not there is named', async () => {
  const nowhere = { ...store.byPath, bucket: 'nowhere' }
  await expect(listed(listObjects(nowhere))).rejects.toThrow("There is no bucket 'nowhere'.")
})
