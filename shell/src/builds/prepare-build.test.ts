import type { ListedModule } from '@tessera/contracts/listed-module'
import { beforeEach, expect, test, vi } from 'vitest'
import { module } from '../../test/registry.ts'
import { prepareBuild } from './prepare-build.ts'

const fetched = vi.fn()

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', async (url: string) => {
    fetched(url)
    return new Response('1')
  })
})

const now = module('save')
const next = (importsNothing?: boolean): ListedModule => ({
  ...now,
  descriptor: {
    ...now.descriptor,
    ...(importsNothing === undefined ? {} : { importsNothing }),
    files: [{ path: 'next.js', integrity: `sha384-${'B'.repeat(64)}`, kind: 'script', bytes: 1 }],
  },
})

test('the scripts of a build are fetched and checked before it replaces one that may have run', async () => {
  expect(await prepareBuild(next(), [now])).toBe(true)
  expect(fetched.mock.calls).toEqual([[`${now.base}next.js`]])
})

test('nothing is fetched for a module of which nothing has run; one that may import needs a document', async () => {
  const listed = { ...now, isPartial: true }
  expect(await prepareBuild(next(true), [listed])).toBe(true)
  expect(await prepareBuild(next(false), [listed])).toBe(false)
  expect(await prepareBuild(next(), [listed])).toBe(false)
  expect(fetched).not.toHaveBeenCalled()
})
