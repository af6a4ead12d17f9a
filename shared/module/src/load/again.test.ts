import { expect, test, vi } from 'vitest'
import { again } from './again.ts'

test('a load that fails twice and then works has worked', async () => {
  const load = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue('here')
  expect(await again(load)).toBe('here')
})

test('one that keeps failing fails with its last cause, after three tries', async () => {
  const load = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockRejectedValueOnce(3)
  await expect(again(load)).rejects.toBe(3)
  expect(load).toHaveBeenCalledTimes(3)
})
