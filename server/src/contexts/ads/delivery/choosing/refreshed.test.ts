import { expect, test } from 'vitest'
import { createRefreshed } from './refreshed.ts'

/** A value that counts its loads, each of which ends by hand. */
function counted() {
  let now = 0
  const waiting: (() => void)[] = []
  let loads = 0
  const value = createRefreshed<number>({
    clock: { now: () => new Date(now) },
    load: () => {
      loads += 1
      const mine = loads
      return new Promise((resolve) => waiting.push(() => resolve(mine)))
    },
    refreshedAt: 2_000,
    oldest: 10_000,
  })
  return {
    value,
    loads: () => loads,
    wait: (milliseconds: number) => {
      now += milliseconds
    },
    end: async () => {
      for (const finish of waiting.splice(0)) finish()
      await Promise.resolve()
      await Promise.resolve()
    },
  }
}

test('requests at once share the first load, and later ones never wait while it is refreshed', async () => {
  const { value, loads, wait, end } = counted()
  const both = Promise.all([value.current(), value.current()])
  await end()
  expect(await both).toEqual([1, 1])
  wait(1_999)
  expect(await value.current()).toBe(1)
  expect(loads()).toBe(1)
  wait(1)
  expect(await value.current()).toBe(1)
  expect(await value.current()).toBe(1)
  expect(loads()).toBe(2)
  await end()
  expect(await value.current()).toBe(2)
})

test('a value that is too old, or was forgotten, is waited for', async () => {
  const { value, wait, end } = counted()
  const first = value.current()
  await end()
  expect(await first).toBe(1)
  wait(10_000)
  const late = value.current()
  await end()
  expect(await late).toBe(2)
  value.forget()
  const next = value.current()
  await end()
  expect(await next).toBe(3)
})

test('a value that takes long to load is loaded less often', async () => {
  const { value, loads, wait, end } = counted()
  const first = value.current()
  wait(200)
  await end()
  expect(await first).toBe(1)
  wait(3_799)
  expect(await value.current()).toBe(1)
  expect(loads()).toBe(1)
  wait(1)
  expect(await value.current()).toBe(1)
  expect(loads()).toBe(2)
})

test('a load that began before the value was forgotten is not kept', async () => {
  const { value, end } = counted()
  const before = value.current()
  value.forget()
  await end()
  expect(await before).toBe(1)
  const after = value.current()
  await end()
  expect(await after).toBe(2)
})
