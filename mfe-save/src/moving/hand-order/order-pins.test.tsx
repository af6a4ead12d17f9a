// @vitest-environment jsdom
import '../../../test/browser.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { boardPins, getBoard, orderPins } from '@tessera/contracts/calls/boards'
import { useShell } from '@tessera/module/react'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { boardAs, pinOn } from '../../../test/kept-world.ts'
import { EditablePinList } from '../chosen-pins/editable-pin-list.tsx'
import { useChosenPins } from '../chosen-pins/use-chosen-pins.ts'

type Input = Readonly<Record<string, unknown>>

const shown = boardAs('10', 4, ['4'], { can_edit: true, viewer_role: 'owner' })

function Board({ sort }: { readonly sort: 'newest' | 'oldest' }) {
  const { client } = useShell()
  const board = useQuery(queryOptions(client, getBoard, { board_id: '10' })).data ?? shown
  const input = { board_id: '10', ...(sort === 'newest' ? {} : { sort }) }
  const list = useInfiniteQuery(listOptions(client, boardPins, input))
  const chosen = useChosenPins({ board, section: null, asked: '', isWhole: true })
  return (
    <>
      <button type="button" onClick={() => chosen.start('reorder')}>
        Reorder
      </button>
      <EditablePinList
        board={board}
        chosen={chosen}
        inBoardOrder={sort === 'newest'}
        list={list}
        label="Pins"
        failure="No pins"
        end="End"
        empty={null}
      />
    </>
  )
}

function open({ sort = 'newest', answer = () => answerWith(null) }: Opening = {}) {
  const sent: Input[] = []
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [getBoard, () => answerWith(shown)],
      [boardPins, () => answerWith(['4', '3', '2', '1'].map((id) => pinOn('10', id)))],
      [
        orderPins,
        (input) => {
          sent.push(input)
          return answer()
        },
      ],
    ),
  })
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 1200 })
  shell.render(<Board sort={sort} />)
  const names = () =>
    screen
      .getAllByRole('listitem')
      .toSorted((one, other) => Number(one.dataset.index) - Number(other.dataset.index))
      .map((item) => item.querySelector('a')?.textContent?.match(/Pin \d/)?.[0])
  const select = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name: `Select: ${name}` }))
  const start = async () => {
    await screen.findByRole('button', { name: 'Select: Pin 4' })
    fireEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  }
  const move = async (name: string, keys: string) => {
    screen.getByRole('button', { name: `Move ${name}` }).focus()
    await person.keyboard(` ${keys} `)
  }
  const person = userEvent.setup()
  return { ...shell, sent, names, select, start, move, person }
}

interface Opening {
  readonly sort?: 'newest' | 'oldest'
  readonly answer?: () => Response | Promise<Response>
}

test('pins have handles while they are put in order; a moved pin is sent beside its neighbor and announced', async () => {
  const { sent, names, start, move, toasts } = open()
  await start()
  await move('Pin 4', '{End}')
  expect(names()).toEqual(['Pin 3', 'Pin 2', 'Pin 1', 'Pin 4'])
  expect(screen.getByText('Pin 4 dropped, position 4 of 4')).toBeDefined()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ board_id: '10', pin_ids: ['4'], side: 'after', anchor_id: '1' })
  expect(toasts).toMatchObject([{ text: 'Pin moved', action: { label: 'Undo' } }])
  await move('Pin 2', '{Home}')
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ pin_ids: ['2'], side: 'before', anchor_id: '3' })
  expect(names()).toEqual(['Pin 2', 'Pin 3', 'Pin 1', 'Pin 4'])
})

test('selected pins move together, and undo moves each back to its place', async () => {
  const { sent, names, select, start, move, toasts } = open()
  await start()
  for (const name of ['Pin 4', 'Pin 2']) await select(name)
  await move('Pin 2', '{End}')
  expect(names()).toEqual(['Pin 3', 'Pin 1', 'Pin 4', 'Pin 2'])
  expect(screen.getByText('Pin 2 and 1 more dropped, position 4 of 4')).toBeDefined()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({ pin_ids: ['4', '2'], side: 'after', anchor_id: '1' })
  expect(toasts).toMatchObject([{ text: '2 Pins moved', action: { label: 'Undo' } }])
  toasts[0]?.action?.run()
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent.slice(1)).toMatchObject([
    { pin_ids: ['4'], side: 'before', anchor_id: '3' },
    { pin_ids: ['2'], side: 'after', anchor_id: '3' },
  ])
  await waitFor(() => expect(names()).toEqual(['Pin 4', 'Pin 3', 'Pin 2', 'Pin 1']))
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('2 Pins moved back'))
})

test('a pin that is not selected moves alone', async () => {
  const { sent, names, select, start, move } = open()
  await start()
  for (const name of ['Pin 4', 'Pin 2']) await select(name)
  await move('Pin 3', '{End}')
  expect(names()).toEqual(['Pin 4', 'Pin 2', 'Pin 1', 'Pin 3'])
  await waitFor(() => expect(sent).toMatchObject([{ pin_ids: ['3'], anchor_id: '1' }]))
})

test('undo moves the pin back to its neighbor', async () => {
  const { sent, names, start, move, toasts } = open()
  await start()
  await move('Pin 3', '{End}')
  await waitFor(() => expect(sent).toHaveLength(1))
  toasts[0]?.action?.run()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ pin_ids: ['3'], side: 'after', anchor_id: '4' })
  await waitFor(() => expect(names()).toEqual(['Pin 4', 'Pin 3', 'Pin 2', 'Pin 1']))
})

test('a refused order is rolled back, and the refusal is said', async () => {
  const { names, start, move, toasts } = open({ answer: () => answerError('board-busy') })
  await start()
  await move('Pin 4', '{End}')
  await waitFor(() => expect(toasts.at(-1)).toMatchObject({ tone: 'bad' }))
  await waitFor(() => expect(names()).toEqual(['Pin 4', 'Pin 3', 'Pin 2', 'Pin 1']))
})

test('a list in another order has no handles', async () => {
  const { start } = open({ sort: 'oldest' })
  await start()
  expect(screen.queryByRole('button', { name: 'Move Pin 4' })).toBeNull()
})

test('selected pins alone show no handles', async () => {
  const { select } = open()
  await select('Pin 4')
  expect(screen.queryByRole('button', { name: 'Move Pin 4' })).toBeNull()
})
