// @vitest-environment jsdom
import '../../test/browser.ts'
import { boardPins, getBoard } from '@tessera/contracts/calls/boards'
import type { Board } from '@tessera/contracts/entities/board'
import { board, pin } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../test/service.ts'
import BoardPage from './page.tsx'

type Answer = (input: Readonly<Record<string, unknown>>) => Response

function open(shown: Board | 'missing', pins: Answer = () => answerWith([pin()])) {
  const shell = testShell({
    answer: service(
      [getBoard, () => (shown === 'missing' ? answerError('not-found') : answerWith(shown))],
      [boardPins, pins],
    ),
  })
  const params = { username: 'mira', boardSlug: 'quiet-corners' }
  shell.render(<BoardPage params={params} query={new URLSearchParams()} />)
  return { ...shell, user: userEvent.setup() }
}

test('a board shows its name, counts and owner, and its pins', async () => {
  open(board({ section_count: 3 }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Quiet corners' })).toBeDefined()
  expect(screen.getByText('12 Pins · 3 sections')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Mira Okafor' }).getAttribute('href')).toBe('/mira/')
  expect(await screen.findByRole('list', { name: 'Pins on Quiet corners' })).toBeDefined()
  expect(screen.queryByText('Secret board')).toBeNull()
  expect(document.title).toBe('Quiet corners · Tessera')
})

test('a secret board says so', async () => {
  open(board({ privacy: 'secret' }))
  expect(await screen.findByText('Secret board')).toBeDefined()
})

test('a pin of the board can be opened and saved', async () => {
  const { user, addresses, events } = open(board())
  await user.click(await screen.findByRole('link', { name: /^A reading corner/ }))
  expect(addresses).toEqual(['/pin/42/'])
  await user.click(screen.getByRole('button', { name: 'Save: A reading corner' }))
  expect(events).toEqual([
    { name: 'save.requested', payload: { pinId: '42', source: 'saveButton' } },
  ])
})

test('an empty board tells its owner what to do next', async () => {
  open(board({ can_edit: true, pin_count: 0 }), () => answerWith([]))
  expect(await screen.findByRole('heading', { name: 'Start this board' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find ideas' }).getAttribute('href')).toBe('/')
})

test('an empty board tells others where to look', async () => {
  open(board({ pin_count: 0 }), () => answerWith([]))
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find ideas' }).getAttribute('href')).toBe('/')
})

test('more pins come as the end comes near, and then the end is said', async () => {
  open(board(), ({ bookmark }) =>
    bookmark === undefined
      ? answerWith([pin()], 'next')
      : answerWith([pin({ id: '43', title: 'A second corner' })]),
  )
  expect(await screen.findByRole('link', { name: /^A reading corner/ })).toBeDefined()
  expect(await screen.findByRole('link', { name: /^A second corner/ })).toBeDefined()
  expect(screen.getByText('That is everything on this board.')).toBeDefined()
})

test('a board that is not there says so and leads on', async () => {
  open('missing')
  expect(await screen.findByRole('heading', { name: 'This board is not here' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Find ideas' })).toBeDefined()
})

test('pins that did not come can be asked for again, the board stays', async () => {
  let tries = 0
  const { user } = open(board(), () => {
    tries += 1
    return tries === 1 ? answerError('unexpected') : answerWith([pin()])
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: /^A reading corner/ })).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
})
