import { expect, test } from 'vitest'
import { Overloaded } from '../../../platform/database/database-trouble.ts'
import { gatherer, nextGroup } from './gather.ts'

const piece = (keys: string, size = 1) => ({ keys: keys.split(''), size })

const groups: readonly (readonly [string, readonly string[], string, readonly number[]])[] = [
  ['all of one account', ['a', 'a', 'a'], '', [0, 1, 2]],
  ['all of different accounts', ['a', 'b', 'ab'], '', [0, 1, 2]],
  ['none of a busy account', ['a', 'b', 'ab'], 'a', [1]],
  ['none behind one that waits for a busy account', ['ab', 'b', 'c'], 'a', [2]],
  ['nothing while all are busy', ['a', 'b'], 'ab', []],
]
test.each(groups)('the next group has %s', (_, waiting, busy, expected) => {
  const pieces = waiting.map((keys) => piece(keys))
  const group = nextGroup(pieces, new Set(busy), 10)
  expect(group).toEqual(expected.map((at) => pieces[at]))
})

test('a group has as many pieces as fit, in order, and at least one', () => {
  const pieces = [piece('a', 4), piece('a', 4), piece('a', 4), piece('a', 1)]
  expect(nextGroup(pieces, new Set(), 9)).toEqual(pieces.slice(0, 2))
  expect(nextGroup(pieces, new Set(), 1)).toEqual(pieces.slice(0, 1))
})

interface Item {
  readonly key: string
  readonly value: number
}

/** A gatherer whose groups end when the test says so; an item of 13 fails its group. */
function gathered(waitingMax = 10) {
  const begun: (readonly number[])[] = []
  const ends: (() => void)[] = []
  const count = gatherer<Item, number>({
    pieceOf: ({ key }) => ({ keys: [key], size: 1 }),
    work: async (items) => {
      begun.push(items.map(({ value }) => value))
      await new Promise<void>((resolve) => ends.push(resolve))
      if (items.some(({ value }) => value === 13)) throw new Error('Thirteen')
      return items.map(({ value }) => value * 2)
    },
    sizeMax: 10,
    waitingMax,
  })
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { count: (value: number, key = 'a') => count({ key, value }), begun, endOne }
}

test('what comes while an account is counted is counted together next, and each has its own answer', async () => {
  const { count, begun, endOne } = gathered()
  const all = Promise.all([count(1), count(2), count(3), count(4, 'b')])
  expect(begun).toEqual([[1], [4]])
  await endOne()
  await endOne()
  expect(begun).toEqual([[1], [4], [2, 3]])
  await endOne()
  expect(await all).toEqual([2, 4, 6, 8])
})

test('a batch that fails fails no other of its group', async () => {
  const { count, begun, endOne } = gathered()
  const all = Promise.allSettled([count(1), count(2), count(13), count(3)])
  for (let at = 0; at < 5; at += 1) await endOne()
  expect(begun).toEqual([[1], [2, 13, 3], [2], [13], [3]])
  const [, two, thirteen, three] = await all
  expect(two).toEqual({ status: 'fulfilled', value: 4 })
  expect(thirteen).toMatchObject({ status: 'rejected', reason: { message: 'Thirteen' } })
  expect(three).toEqual({ status: 'fulfilled', value: 6 })
})

test('what comes beyond the most that may wait is refused, and what waits is counted', async () => {
  const { count, endOne } = gathered(2)
  const all = Promise.all([count(1), count(2), count(3)])
  await expect(count(4)).rejects.toBeInstanceOf(Overloaded)
  await endOne()
  await endOne()
  expect(await all).toEqual([2, 4, 6])
})
