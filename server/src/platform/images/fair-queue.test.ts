import { expect, test } from 'vitest'
import { type Asker, fairQueue } from './fair-queue.ts'

const roomy = { atOnce: 2, waitingEach: 20, bytesEach: 1_000, waitingAll: 100, bytesAll: 10_000 }

/** Work that runs until it's told to end; records the order of starts. */
function bench(limits = roomy) {
  const queue = fairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, by: Partial<Asker> = {}, bytes = 1) =>
    queue.run({ who: name.slice(0, 1), ...by }, bytes, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const settled = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const end = async (name: string) => {
    await settled()
    ends.get(name)?.()
    await settled()
  }
  return { ask, end, begun }
}

test('one asker takes one place, so that another starts at once', async () => {
  const { ask, begun } = bench()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name)
  void ask('b1')
  await Promise.resolve()
  expect(begun).toEqual(['a1', 'b1'])
})

test('askers take turns, however much one of them sent first', async () => {
  const { ask, end, begun } = bench({ ...roomy, atOnce: 1 })
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name)
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
})

test('failing work frees its place', async () => {
  const queue = fairQueue({ ...roomy, atOnce: 1 })
  const failed = queue.run({ who: 'a' }, 1, () => Promise.reject(new Error('no')))
  const next = queue.run({ who: 'b' }, 1, async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toEqual({ result: 'done' })
})

test('an asker who disconnects leaves the queue, and unstarted work never runs', async () => {
  const { ask, end, begun } = bench({ ...roomy, atOnce: 1 })
  const gone = new AbortController()
  void ask('a1')
  const waiting = ask('b1', { signal: gone.signal })
  gone.abort()
  expect(await waiting).toBe('gone')
  expect(await ask('b2', { signal: gone.signal })).toBe('gone')
  void ask('c1')
  await end('a1')
  expect(begun).toEqual(['a1', 'c1'])
})

test('an asker with too much in the queue is refused, by count and by bytes', async () => {
  const { ask } = bench({ ...roomy, waitingEach: 2, bytesEach: 10 })
  void ask('a1')
  void ask('a2')
  void ask('a3')
  expect(await ask('a4')).toBe('full')
  void ask('b1')
  expect(await ask('b2', {}, 11)).toBe('full')
})

test('in a full queue the asker with most in it loses the newest, and a new asker gets in', async () => {
  const { ask, end, begun } = bench({ ...roomy, atOnce: 1, waitingAll: 3 })
  void ask('a1')
  void ask('a2')
  void ask('a3')
  const last = ask('a4')
  void ask('b1')
  expect(await last).toBe('full')
  await end('a1')
  expect(begun).toEqual(['a1', 'b1'])
})
