import { boardPins } from '@tessera/contracts/calls/boards'
import { homeFeed } from '@tessera/contracts/calls/feed'
import { hidePin, showPin } from '@tessera/contracts/calls/pins'
import { setHidden } from '@tessera/pins'
import { pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { expect, test } from 'vitest'
import { service } from '../../../test/service.ts'
import { followHides } from './follow-hides.ts'
import { isKeptList } from './without-pin.ts'

const shown = pin({ id: '2' })
const feed = [homeFeed.name, 'list', {}]
const board = [boardPins.name, 'list', {}]

function opened(answer = () => answerWith(null)) {
  const made = testShell({ answer: service([hidePin, answer], [showPin, () => answerWith(null)]) })
  const { queries } = made.shell
  for (const key of [feed, board])
    queries.setQueryData(key, {
      pages: [
        { data: [pin({ id: '1' })], bookmark: 'b' },
        { data: [shown, pin({ id: '3' })], bookmark: null },
      ],
      pageParams: [null, 'b'],
    })
  followHides(made.shell)
  const ids = (key: readonly string[] | readonly unknown[]) => {
    const data = queries.getQueryData(key)
    return isKeptList(data)
      ? data.pages.map((page) => page.data.map((item) => Object(item).id))
      : data
  }
  return { ...made, ids }
}

test('a hidden pin leaves the lists of ideas at once and stays on boards', () => {
  const { shell, ids } = opened()
  void setHidden(shell, shown.id, true)
  expect(ids(feed)).toEqual([['1'], ['3']])
  expect(ids(board)).toEqual([['1'], ['2', '3']])
})

test('undoing it puts the pin back where it stood', async () => {
  const { shell, ids, toasts, events } = opened()
  await setHidden(shell, shown.id, true)
  expect(toasts).toMatchObject([{ text: 'Pin hidden', action: { label: 'Undo' } }])
  toasts[0]?.action?.run()
  expect(ids(feed)).toEqual([['1'], ['2', '3']])
  expect(events.map(({ payload }) => payload)).toEqual([
    { pinId: '2', hidden: true },
    { pinId: '2', hidden: false },
  ])
})

test('a hide that the service refuses is taken back and said', async () => {
  const { shell, ids, toasts } = opened(() => answerError('not-found'))
  expect(await setHidden(shell, shown.id, true)).toBe(false)
  expect(ids(feed)).toEqual([['1'], ['2', '3']])
  expect(toasts.at(-1)).toMatchObject({ tone: 'bad' })
})

test('a pin that a list has got again by itself does not stand in it twice', async () => {
  const { shell, ids } = opened()
  await setHidden(shell, shown.id, true)
  shell.queries.setQueryData(feed, {
    pages: [{ data: [shown], bookmark: null }],
    pageParams: [null],
  })
  await setHidden(shell, shown.id, false)
  expect(ids(feed)).toEqual([['2']])
})
