import { boardPins } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { hidePin, showPin } from '@tessera/contracts/calls/pins'
import { answers } from '@tessera/testing/answers'
import { pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test, vi } from 'vitest'
import { hide, unhide } from './hide-pin.ts'

const shown = pin({ id: '2' })
const feed = [homeFeed.name, 'list', {}]
const board = [boardPins.name, 'list', {}]
const input = { pin_id: shown.id }

interface Pages {
  readonly pages: readonly { readonly data: readonly { readonly id: string }[] }[]
}

function opened(answer = () => answerWith(null)) {
  const made = testShell({
    ...answers([hidePin, answer], [showPin, () => null]),
  })
  const { queries, commands } = made.shell
  for (const key of [feed, board])
    queries.setQueryData(key, {
      pages: [
        { data: [pin({ id: '1' })], bookmark: 'b' },
        { data: [shown, pin({ id: '3' })], bookmark: null },
      ],
      pageParams: [null, 'b'],
    })
  const ids = (key: readonly unknown[]) =>
    queries.getQueryData<Pages>(key)?.pages.map(({ data }) => data.map(({ id }) => id))
  return { ...made, ids, commands }
}

test('a hidden pin leaves the lists of ideas at once and stays on boards', () => {
  const { commands, ids } = opened()
  void commands.run(hide, input)
  expect(ids(feed)).toEqual([['1'], ['3']])
  expect(ids(board)).toEqual([['1'], ['2', '3']])
})

test('undoing it puts the pin back where it stood', async () => {
  const { commands, ids, toasts, shell } = opened()
  await commands.run(hide, input)
  expect(toasts).toMatchObject([{ text: 'Pin hidden', action: { label: 'Undo' } }])
  expect(shell.cache.read('pin', '2').hidden_by_me).toBe(true)
  toasts[0]?.action?.run()
  expect(ids(feed)).toEqual([['1'], ['2', '3']])
  await vi.waitFor(() => expect(shell.cache.read('pin', '2').hidden_by_me).toBe(false))
})

test('a hide that the service refuses is rolled back and said', async () => {
  const { commands, ids, toasts } = opened(() => answerError('not-found'))
  expect(await commands.run(hide, input)).toMatchObject({ state: 'refused' })
  expect(ids(feed)).toEqual([['1'], ['2', '3']])
  expect(toasts.at(-1)).toMatchObject({ tone: 'bad' })
})

test('a pin that a list has got again by itself does not stand in it twice', async () => {
  const { commands, shell, ids } = opened()
  await commands.run(hide, input)
  shell.queries.setQueryData(feed, {
    pages: [{ data: [shown], bookmark: null }],
    pageParams: [null],
  })
  await commands.run(unhide, input)
  expect(ids(feed)).toEqual([['2']])
})
