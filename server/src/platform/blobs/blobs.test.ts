import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskBlobs } from './disk.ts'
import { memoryBlobs } from './memory.ts'

const folder = await mkdtemp(join(tmpdir(), 'tessera-blobs-'))
afterAll(() => rm(folder, { recursive: true }))

const blob = { bytes: new Uint8Array([1, 2, 3]), contentType: 'image/webp' }

for (const [name, blobs] of [
  ['disk', diskBlobs(folder)],
  ['memory', memoryBlobs()],
] as const) {
  test(`${name}: what is put can be got until it is deleted`, async () => {
    await blobs.put('media/ab/736x.webp', blob)
    expect(await blobs.get('media/ab/736x.webp')).toEqual(blob)
    await blobs.delete('media/ab/736x.webp')
    expect(await blobs.get('media/ab/736x.webp')).toBeUndefined()
    expect(await blobs.has('media/ab/736x.webp')).toBe(false)
  })

  test(`${name}: a key leads nowhere else`, async () => {
    for (const key of ['../x', '/etc/passwd', 'a//b', 'a/../../b', '.hidden', '']) {
      await expect(blobs.put(key, blob)).rejects.toThrow(/key/)
    }
  })
}

test('disk: nothing unfinished stays behind', async () => {
  await diskBlobs(folder).put('one.webp', blob)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})
