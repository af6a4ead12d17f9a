import { BuildId } from '@tessera/contracts/releases/build-id'
import { ToolState } from '@tessera/contracts/releases/tool-calls'
import { z } from '@tessera/contracts/schema'
import { expect, test, vi } from 'vitest'
import { buildsBetween, firstBad } from './bisect.ts'

const digits = '0123456789'
const build = (at: number) => ({
  id: z.parse(BuildId, String(at).repeat(64)),
  module: 'notes',
  base: 'https://store.test/',
  commit: null,
  lockfile: null,
  published_by: 'a team',
  published_at: `2026-11-1${at}T10:00:00.000Z`,
  descriptor: {
    name: 'notes',
    version: `1.${at}.0`,
    contract: '^1.0.0',
    container: 'notes',
    entry: 'entry.js',
    preload: [],
    pages: [],
    overlays: [],
    slots: [],
    nav: [],
    files: [],
  },
})
const state = z.parse(ToolState, {
  version: 1,
  modules: [],
  builds: [],
  changes: [],
  listed: [...digits].map((digit) => build(Number(digit))).toReversed(),
})
const between = (good: string, bad: string) => buildsBetween(state, 'notes', { good, bad })

test('the builds between two are listed from the older one to the newer one', () => {
  expect(between('222', '555').map(({ id }) => id[0])).toEqual(['2', '3', '4', '5'])
  expect(() => between('555', '222')).toThrow('exchange --good and --bad')
  expect(() => between('abc', '222')).toThrow('No build of notes begins with abc')
})

test.each([1, 4, 5, 9])('the first bad build is found in few steps: %i', async (first) => {
  const judge = vi.fn(async ({ id }: { readonly id: string }) => Number(id[0]) < first)
  const found = await firstBad(between('000', '999'), judge)
  expect(found?.id[0]).toBe(String(first))
  expect(judge.mock.calls.length).toBeLessThanOrEqual(4)
})

test('of two neighbours the second one is bad, and nothing is tried', async () => {
  const judge = vi.fn(async () => true)
  expect((await firstBad(between('333', '444'), judge))?.id[0]).toBe('4')
  expect(judge).not.toHaveBeenCalled()
})
