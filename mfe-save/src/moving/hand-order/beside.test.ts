import { testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { besideOf, inTurn } from './beside.ts'

test('an item stands after the one before it, and the first one before the second', () => {
  const order = ['a', 'b', 'c']
  expect(besideOf(order, 'c')).toEqual({ side: 'after', anchor: 'b' })
  expect(besideOf(order, 'b')).toEqual({ side: 'after', anchor: 'a' })
  expect(besideOf(order, 'a')).toEqual({ side: 'before', anchor: 'b' })
  expect(besideOf(['a'], 'a')).toBeUndefined()
  expect(besideOf(order, 'x')).toBeUndefined()
})

test('orders are sent one after another, also after one that failed', async () => {
  const { client } = testShell().shell
  const first = Promise.withResolvers<string>()
  const sent: string[] = []
  const one = inTurn(client, () => first.promise)
  const two = inTurn(client, async () => {
    sent.push('two')
    return 'two'
  })
  await Promise.resolve()
  expect(sent).toEqual([])
  first.reject(new Error('No answer'))
  await expect(one).rejects.toThrow('No answer')
  expect(await two).toBe('two')
})
