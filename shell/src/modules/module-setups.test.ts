import { timings } from '@tessera/contracts/timings'
import { testShell } from '@tessera/testing/shell'
import { beforeEach, expect, test, vi } from 'vitest'
import { createSetups } from './module-setups.ts'

const told: string[] = []
const setUp = createSetups({
  contextOf: () => testShell().shell,
  onThrow: (module, thrown) => told.push(`${module}: ${thrown}`),
})

beforeEach(() => {
  told.length = 0
})

const says = (text: string) => () => void told.push(text)

test('a set-up is waited for, and its clean-up runs once, when the module is replaced', async () => {
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

test('what a set-up throws or rejects with is told to whoever loads the module', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  await expect(setUp({ name: 'save', setup: broken })).rejects.toThrow('broken')
  await expect(setUp({ name: 'save', setup: async () => broken() })).rejects.toThrow('broken')
})

test('a set-up that takes too long is given up, and cleaned up when it ends after all', async () => {
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

test('a set-up that ends after its module was replaced is cleaned up at once', async () => {
  const { promise, resolve } = Promise.withResolvers<() => void>()
  const first = setUp({ name: 'save', setup: () => promise })
  await setUp({ name: 'save', setup: () => says('of the second') })
  resolve(says('cleaned up'))
  await first
  expect(told).toEqual(['cleaned up'])
})

test('a clean-up that throws is told of, and the next set-up runs', async () => {
  const broken = () => {
    throw new Error('broken')
  }
  await setUp({ name: 'auth', setup: () => broken })
  const next = vi.fn()
  await setUp({ name: 'auth', setup: next })
  expect(told).toEqual(['auth: Error: broken'])
  expect(next).toHaveBeenCalledOnce()
})
