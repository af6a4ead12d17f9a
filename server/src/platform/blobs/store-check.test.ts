import { expect, test, vi } from 'vitest'
import { memoryBlobs } from './memory.ts'
import { storeCheck } from './store-check.ts'

test('a store that may not say which files are missing works, and gets one file', async () => {
  const blobs = memoryBlobs()
  const put = vi.spyOn(blobs, 'put')
  const sizeOf = async (key: string) => {
    const size = await blobs.sizeOf(key)
    if (size === undefined) throw new Error('The object store answered HEAD with 403.')
    return size
  }
  const check = storeCheck({ put: blobs.put, sizeOf })
  await check()
  await check()
  expect(put).toHaveBeenCalledOnce()
})

test('a store that answers gets no file, and one that refuses everything fails', async () => {
  const put = vi.fn(async () => {
    throw new Error('The object store answered PUT with 403.')
  })
  await storeCheck({ put, sizeOf: async () => undefined })()
  expect(put).not.toHaveBeenCalled()
  const sizeOf = async () => {
    throw new Error('The object store answered HEAD with 403.')
  }
  await expect(storeCheck({ put, sizeOf })()).rejects.toThrow('403')
})
