import { expect, test, vi } from 'vitest'
import { answerAsset } from './assets.ts'

test.each([
  '../package.json',
  'js/../../package.json',
  '..%2fpackage.json',
  '/etc/hosts.txt',
  '.env.json',
  'js\\..\\..\\package.json',
])('a path that could lead out of the folder is never read: %s', async (path) => {
  const read = vi.fn(async () => new Uint8Array([1]))
  expect((await answerAsset({ read }, path, '')).status).toBe(404)
  expect(read).not.toHaveBeenCalled()
})
