import { orderBoards } from '@tessera/contracts/calls/boards'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { service } from '../../../test/service.ts'
import { saveOrder } from './save-order.ts'

function house(answers: readonly (() => Response | Promise<Response>)[]) {
  const left = [...answers]
  const sent: unknown[] = []
  const shown: (readonly string[])[] = []
  const told = vi.fn()
  const made = testShell({
    answer: service([
      orderBoards,
      ({ board_ids }) => {
        sent.push(board_ids)
        return (left.shift() ?? (() => answerWith(null)))()
      },
    ]),
  })
  const kept = {
    key: 'boards',
    agreed: ['1', '2', '3'],
    show: (order: readonly string[]) => void shown.push(order),
    send: (order: readonly string[]) =>
      made.shell.client.call(orderBoards, { board_ids: [...order] }),
    tell: told,
  }
  return { ...made, kept, sent, shown, told }
}

test('a new order shows at once, and other pages hear of it after it is saved', async () => {
  const answer = Promise.withResolvers<Response>()
  const { shell, kept, shown, told } = house([() => answer.promise])
  const saving = saveOrder(shell, kept, ['2', '1', '3'])
  expect(shown).toEqual([['2', '1', '3']])
  expect(told).not.toHaveBeenCalled()
  answer.resolve(answerWith(null))
  await saving
  expect(told).toHaveBeenCalledOnce()
})

test('a refused order is rolled back with a toast, and can be tried again', async () => {
  const { shell, kept, shown, told, toasts } = house([() => answerError('unexpected')])
  await saveOrder(shell, kept, ['2', '1', '3'])
  expect(shown.at(-1)).toEqual(['1', '2', '3'])
  expect(told).not.toHaveBeenCalled()
  expect(toasts).toMatchObject([{ tone: 'bad', action: { label: 'Try again' } }])
  toasts[0]?.action?.run()
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
  expect(shown.at(-1)).toEqual(['2', '1', '3'])
})

test('orders in quick succession are sent one after another, and only the last of those waiting', async () => {
  const first = Promise.withResolvers<Response>()
  const { shell, kept, sent } = house([() => first.promise])
  const saving = saveOrder(shell, kept, ['2', '1', '3'])
  void saveOrder(shell, kept, ['2', '3', '1'])
  void saveOrder(shell, kept, ['3', '2', '1'])
  first.resolve(answerWith(null))
  await saving
  expect(sent).toEqual([
    ['2', '1', '3'],
    ['3', '2', '1'],
  ])
})
