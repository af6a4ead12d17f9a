import { expect, test, vi } from 'vitest'
import { DrizzleQueryError } from '../platform/database/sql.ts'
import { retried } from './retried.ts'

const failing = (code: string, times: number) => {
  const run = vi.fn(async () => 'done')
  for (let time = 0; time < times; time += 1)
    run.mockRejectedValueOnce(
      new DrizzleQueryError('select 1', [], Object.assign(new Error(), { code })),
    )
  return run
}

test('a call that collided runs three times at most', async () => {
  expect(await retried(failing('40001', 2))).toBe('done')
  const run = failing('40001', 9)
  await expect(retried(run)).rejects.toThrow('Failed query')
  expect(run).toHaveBeenCalledTimes(3)
})

test('a read is tried once more when its connection broke, and a write never', async () => {
  expect(await retried(failing('57P01', 1), { isRead: true })).toBe('done')
  const read = failing('ECONNREFUSED', 9)
  await expect(retried(read, { isRead: true })).rejects.toThrow('Failed query')
  expect(read).toHaveBeenCalledTimes(2)
  const write = failing('57P01', 1)
  await expect(retried(write)).rejects.toThrow('Failed query')
  expect(write).toHaveBeenCalledOnce()
})
