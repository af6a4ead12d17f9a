import { expect, test } from 'vitest'
import { createQueue } from './queue.ts'

const { signal } = new AbortController()

test('a queue runs so many tasks at a time, in their order, and goes on after one that fails', async () => {
  const queue = createQueue(2)
  const started: number[] = []
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>())
  const results = gates.map(({ promise }, at) =>
    queue.add(() => {
      started.push(at)
      return promise
    }, signal),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  gates[1]?.reject(new Error('broken'))
  await expect(results[1]).rejects.toThrow('broken')
  expect(started).toEqual([0, 1, 2])
  gates[0]?.resolve(10)
  gates[2]?.resolve(12)
  gates[3]?.resolve(13)
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([10, 12, 13])
})

test('a queue skips a task whose signal is aborted while it waits', async () => {
  const queue = createQueue(1)
  const gate = Promise.withResolvers<void>()
  const first = queue.add(() => gate.promise, signal)
  const leaving = new AbortController()
  let ran = false
  const second = queue.add(async () => {
    ran = true
  }, leaving.signal)
  leaving.abort()
  gate.resolve()
  await Promise.all([first, second])
  expect(ran).toBe(false)
})
