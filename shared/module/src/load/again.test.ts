import { expect, test, vi } from 'vitest'
import { again } from './again.ts'

test('a load that fails twice and then succeeds returns its value', async () => {
  const load = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockResolvedValue('here')
  expect(await again(load)).toBe('here')
})

test('a load that keeps failing throws its last error after three tries', async () => {
  const load = vi.fn().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockRejectedValueOnce(3)
  await expect(again(load)).rejects.toBe(3)
  expect(load).toHaveBeenCalledTimes(3)
})
