import { expect, test, vi } from 'vitest'
import { createStorageWatch } from './storage-watch.ts'

const full = (code: string) => Object.assign(new Error('No space left'), { code })

test.each([
  ['a write to the disk', full('ENOSPC'), true],
  ['a quota', full('EDQUOT'), true],
  ['PostgreSQL, wrapped by the driver', new Error('Failed query', { cause: full('53100') }), true],
  ['another error', full('EACCES'), false],
  ['a text', 'ENOSPC', false],
])('a full disk is recognized from %s', (_, cause, isFull) => {
  expect(createStorageWatch(async () => {}).noteIfFull(cause)).toBe(isFull)
})

test('there is room again after a successful write, tried once at a time', async () => {
  const write = vi.fn(async () => {})
  const watch = createStorageWatch(write)
  expect(await watch.hasRoom()).toBe(true)
  expect(write).not.toHaveBeenCalled()
  write.mockRejectedValue(full('ENOSPC'))
  watch.noteIfFull(full('ENOSPC'))
  expect(await Promise.all([watch.hasRoom(), watch.hasRoom()])).toEqual([false, false])
  expect(write).toHaveBeenCalledOnce()
  write.mockResolvedValue()
  expect(await watch.hasRoom()).toBe(true)
  expect(await watch.hasRoom()).toBe(true)
  expect(write).toHaveBeenCalledTimes(2)
})
