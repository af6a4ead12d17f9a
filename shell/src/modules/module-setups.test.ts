import { timings } from '@tessera/contracts/timings'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSetups } from './module-setups.ts'

const told: string[] = []
const setups = () =>
  createSetups({
    contextOf: () => testShell().shell,
    onThrow: (module, step, thrown) => told.push(`${module}: ${step}: ${thrown}`),
  })
let { setUp } = setups()

beforeEach(() => {
  vi.useRealTimers()
  told.length = 0
  // Otherwise the clean-up of the previous test's setup would run in this one.
  setUp = setups().setUp
})

const says = (text: string) => () => void told.push(text)

test('setup is awaited, and its clean-up runs once, when the module is replaced', async () => {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const first = setUp({ name: 'save', setup: () => promise }).then(says('ready'))
  await Promise.resolve()
  expect(told).toEqual([])
  resolve(says('cleaned up'))
  await first
  await setUp({ name: 'save', setup: () => says('of the second') })
  expect(told).toEqual(['ready', 'cleaned up'])
  await setUp({ name: 'save' })
  expect(told).toEqual(['ready', 'cleaned up', 'of the second'])
})

test('loading rejects with what setup throws or rejects with', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  await expect(setUp({ name: 'save', setup: broken })).rejects.toThrow('broken')
  await expect(setUp({ name: 'save', setup: async () => broken() })).rejects.toThrow('broken')
})

test('a setup that ended leaves no timer behind, which would hold its build', async () => {
  vi.useFakeTimers()
  await setUp({ name: 'save', setup: () => says('cleaned up') })
  expect(vi.getTimerCount()).toBe(0)
})

test('setup times out, and is cleaned up if it ends later', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const late = setUp({ name: 'save', setup: () => promise })
  late.catch(says('given up'))
  await vi.advanceTimersByTimeAsync(timings.moduleLoad)
  expect(told).toEqual(['given up'])
  resolve(says('cleaned up'))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['given up', 'cleaned up'])
})

test('setup that ends after its module was replaced is cleaned up at once', async () => {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const first = setUp({ name: 'save', setup: () => promise })
  await setUp({ name: 'save', setup: () => says('of the second') })
  resolve(says('cleaned up'))
  await first
  expect(told).toEqual(['cleaned up'])
})

test('a clean-up that throws is reported, and the next setup runs', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  await setUp({ name: 'auth', setup: () => broken })
  const next = vi.fn()
  await setUp({ name: 'auth', setup: next })
  expect(told).toEqual(['auth: clean-up: Error: broken'])
  expect(next).toHaveBeenCalledOnce()
})

function memberSetups(load: () => Promise<() => (() => void) | undefined>) {
  const { shell, stores } = testShell()
  const faults: string[] = []
  const { setUp: run } = createSetups({
    contextOf: () => shell,
    onThrow: (_, step) => faults.push(step),
  })
  const setupForMember = async () => ({ default: await load() })
  return { stores, faults, run, setupForMember }
}

test('setupForMember is loaded at the first log-in, runs once, and cleans up with the module', async () => {
  const load = vi.fn(async () => () => says('cleaned up'))
  const { stores, run, setupForMember } = memberSetups(load)
  await run({ name: 'save', setupForMember })
  expect(load).not.toHaveBeenCalled()
  stores.$viewer.set(viewer())
  stores.$viewer.set(viewer({ first_name: 'Mira' }))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await new Promise((resolve) => setTimeout(resolve))
  await run({ name: 'save' })
  expect(told).toEqual(['cleaned up'])
})

test('setupForMember that fails to load is reported and retried at the next log-in', async () => {
  const load = vi.fn(async () => () => undefined)
  load.mockRejectedValue(new Error('down'))
  const { stores, faults, run, setupForMember } = memberSetups(load)
  await run({ name: 'save', setupForMember })
  stores.$viewer.set(viewer())
  await vi.waitFor(() => expect(faults).toEqual(['setup for members']))
  const calls = load.mock.calls.length
  load.mockResolvedValue(() => undefined)
  stores.$viewer.set(null)
  stores.$viewer.set(viewer())
  await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(calls))
})
