// @vitest-environment jsdom
import { errorCatalogue } from '@tessera/contracts/errors/catalogue'
import { boardCard, user, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openProfile } from '../../../test/opened-profile.tsx'

const owner = { id: '3', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }
const boards = [
  boardCard({ id: '10', name: 'Chairs', url: '/mira/chairs/' }),
  boardCard({ id: '11', name: 'Lamps', url: '/mira/lamps/' }),
  boardCard({ id: '12', name: 'Ours', url: '/zoe/ours/', owner }),
]

const names = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => /Chairs|Lamps|Ours/.exec(textContent)?.[0])
    .filter((name) => name !== undefined)

test('the keyboard reorders a person’s own boards; shared boards stay after them', async () => {
  const orders: unknown[] = []
  const { person } = openProfile({
    shown: user({ board_count: 2 }),
    looker: viewer(),
    boards,
    order: ({ board_ids }) => {
      orders.push(board_ids)
      return answerWith(null)
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Reorder' }))
  const handle = await screen.findByRole('button', { name: 'Move Chairs' })
  expect(screen.queryByRole('button', { name: 'Move Ours' })).toBeNull()
  handle.focus()
  await person.keyboard(' {ArrowRight}{Enter}')
  expect(names()).toEqual(['Lamps', 'Chairs', 'Ours'])
  await waitFor(() => expect(orders).toEqual([['11', '10']]))
  expect(names()).toEqual(['Lamps', 'Chairs', 'Ours'])
})

/** Opens a profile of three own boards, and moves Chairs one place on or back. */
async function reorderable(order: (boardIds: unknown) => Response | Promise<Response>) {
  const third = boardCard({ id: '13', name: 'Rugs', url: '/mira/rugs/' })
  const { person, toasts } = openProfile({
    shown: user({ board_count: 3 }),
    looker: viewer(),
    boards: [...boards.slice(0, 2), third],
    order: ({ board_ids }) => order(board_ids),
  })
  await person.click(await screen.findByRole('button', { name: 'Reorder' }))
  const handle = await screen.findByRole('button', { name: 'Move Chairs' })
  const move = async (key: string) => {
    handle.focus()
    await person.keyboard(` {${key}}{Enter}`)
  }
  return { move, toasts, shown: names }
}

test('a refused order of boards is rolled back, with the service’s message', async () => {
  const answer = Promise.withResolvers<Response>()
  const { move, toasts, shown } = await reorderable(() => answer.promise)
  await move('ArrowRight')
  expect(shown()).toEqual(['Lamps', 'Chairs'])
  answer.resolve(answerError('not-allowed'))
  await waitFor(() => expect(shown()).toEqual(['Chairs', 'Lamps']))
  expect(toasts).toMatchObject([{ text: errorCatalogue['not-allowed'].message }])
})

test('orders of boards that follow each other fast are sent one at a time, and the last one counts', async () => {
  const first = Promise.withResolvers<Response>()
  const orders: unknown[] = []
  const { move, shown } = await reorderable((boardIds) => {
    orders.push(boardIds)
    return orders.length === 1 ? first.promise : answerWith(null)
  })
  await move('ArrowRight')
  await move('ArrowRight')
  await move('ArrowLeft')
  await waitFor(() => expect(orders).toEqual([['11', '10', '13']]))
  await move('ArrowLeft')
  first.resolve(answerWith(null))
  await waitFor(() => expect(orders).toHaveLength(2))
  expect(orders[1]).toEqual(['10', '11', '13'])
  expect(shown()).toEqual(['Chairs', 'Lamps'])
})

test('boards have handles only while they are put in order', async () => {
  const { person } = openProfile({ shown: user({ board_count: 2 }), looker: viewer(), boards })
  await screen.findByRole('link', { name: /Chairs/ })
  expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Reorder' }))
  expect(await screen.findByRole('button', { name: 'Move Chairs' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull())
})

test('an order by hand becomes the order of the profile', async () => {
  const { person } = openProfile({ shown: user({ board_count: 2 }), looker: viewer(), boards })
  await person.click(await screen.findByRole('button', { name: 'Reorder' }))
  const handle = await screen.findByRole('button', { name: 'Move Chairs' })
  handle.focus()
  await person.keyboard(' {ArrowRight}{Enter}')
  await person.click(screen.getByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'Sort boards: Your order' })).toBeDefined()
})

test('a visitor sees the order that the person chose', async () => {
  openProfile({
    shown: user({ board_count: 2, board_sort: 'name' }),
    boards: ({ sort }) => [boardCard({ name: `Sorted by ${sort}` })],
  })
  expect(await screen.findByRole('link', { name: /^Sorted by name/ })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Sort boards: A to Z' })).toBeDefined()
})

test('an order that a person chooses for their own boards is saved', async () => {
  const sorts: unknown[] = []
  const { person, addresses } = openProfile({
    shown: user({ board_count: 2 }),
    looker: viewer(),
    boards,
    sort: (input) => sorts.push(input),
  })
  await person.click(await screen.findByRole('button', { name: 'Sort boards: Newest' }))
  await person.click(screen.getByRole('menuitemradio', { name: 'A to Z' }))
  expect(await screen.findByRole('button', { name: 'Sort boards: A to Z' })).toBeDefined()
  expect(sorts).toEqual([{ sort: 'name' }])
  expect(addresses).toEqual(['/mira/'])
})

test('a visitor sees neither handles nor menus on the cards', async () => {
  openProfile({ shown: user(), query: 'sort=custom', boards })
  await screen.findByRole('link', { name: /Chairs/ })
  expect(screen.queryByRole('button', { name: /^(Move|Options for) (Chairs|Lamps)/ })).toBeNull()
})
