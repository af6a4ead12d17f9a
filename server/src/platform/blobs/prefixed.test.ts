import { expect, test } from 'vitest'
import { memoryBlobs } from './memory.ts'
import { prefixedBlobs } from './prefixed.ts'

test('a part of a store has its own keys, and sees no others', async () => {
  const whole = memoryBlobs()
  const part = prefixedBlobs(whole, 'modules/')
  const blob = { bytes: new TextEncoder().encode('text'), contentType: 'text/plain' }
  await part.put('save/a.js', blob)
  await whole.put('media/b.js', blob)
  expect(await whole.sizeOf('modules/save/a.js')).toBe(4)
  expect([await part.sizeOf('save/a.js'), await part.sizeOf('media/b.js')]).toEqual([4, undefined])
  expect((await part.get('save/a.js'))?.bytes).toEqual(blob.bytes)
  expect(await new Response((await part.open('save/a.js'))?.body).text()).toBe('text')
  const body = new Response('other').body ?? new ReadableStream()
  await part.putStream('save/c.js', { body, size: 5, contentType: 'text/plain' })
  expect(await whole.sizeOf('modules/save/c.js')).toBe(5)
  await part.delete('save/a.js')
  expect(await whole.sizeOf('modules/save/a.js')).toBeUndefined()
})
