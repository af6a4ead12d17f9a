import { expect, test, vi } from 'vitest'
import type { Log } from '../log/port.ts'
import { lowMarkOf } from './low-mark.ts'
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

test('a disk that is nearly full is logged once, and again when it is well', async () => {
  let free = 500e6
  const lines: unknown[] = []
  const note = (event: string, fields: unknown) => void lines.push([event, fields])
  const log: Log = { info: note, warn: note, error: note }
  const room = async () => ({ free, size: 10_000e6 })
  const watch = createStorageWatch(async () => {}, { room, mark: lowMarkOf('10%'), log })
  expect([await watch.isLow(), await watch.isLow()]).toEqual([true, true])
  // A little more than the mark is not well yet.
  free = 1_050e6
  expect(await watch.isLow()).toBe(true)
  free = 1_200e6
  expect([await watch.isLow(), await watch.isLow()]).toEqual([false, false])
  expect(lines).toEqual([
    ['storage.low', { free_mb: 500, size_mb: 10_000 }],
    ['storage.has-room', { free_mb: 1_200, size_mb: 10_000 }],
  ])
})

test('a service without a disk of its own is never low', async () => {
  expect(await createStorageWatch(async () => {}).isLow()).toBe(false)
})
