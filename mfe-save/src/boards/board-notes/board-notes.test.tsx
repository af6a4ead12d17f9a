// @vitest-environment jsdom
import {
  boardNotes,
  createNote,
  deleteNote,
  restoreNote,
  updateNote,
} from '@tessera/contracts/calls/board-notes'
import type { BoardRole } from '@tessera/contracts/entities/board'
import { entitiesChanged } from '@tessera/contracts/events/facts'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { askedBoards } from '../../../test/asked-boards.ts'
import BoardNotes from './board-notes.tsx'

type Input = Readonly<Record<string, unknown>>

const ana = { id: '3', username: 'ana', full_name: 'Ana Lima', image_medium_url: null }

const note = (over: Input = {}) => ({
  id: '60',
  board_id: '10',
  title: 'Measures',
  text: '2 m wide',
  revision: 1,
  author: ana,
  can_edit: true,
  created_at: '2026-01-01T00:00:00.000Z',
  edited_at: null,
  ...over,
})

interface World {
  readonly role?: BoardRole | null
  readonly notes?: readonly ReturnType<typeof note>[]
  readonly update?: (input: Input) => Response
  readonly drop?: () => Response
  readonly create?: (input: Input) => Response
}

function open({ role = 'owner', notes = [note()], ...world }: World = {}) {
  let kept = [...notes]
  const asked: Input[] = []
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [boardNotes, () => answerWith(kept)],
      [
        createNote,
        (input) => {
          asked.push(input)
          if (world.create !== undefined) return world.create(input)
          const made = note({ id: '61', ...input })
          kept = [made, ...kept]
          return answerWith(made)
        },
      ],
      [
        updateNote,
        (input) => {
          asked.push(input)
          return world.update?.(input) ?? answerWith(note({ ...input, revision: 2 }))
        },
      ],
      [
        deleteNote,
        () => {
          if (world.drop !== undefined) return world.drop()
          kept = []
          return answerWith(null)
        },
      ],
      [
        restoreNote,
        () => {
          kept = [...notes]
          return answerWith(notes[0])
        },
      ],
    ),
  })
  const { unmount } = shell.render(
    <BoardNotes reorders board={board({ viewer_role: role, note_count: notes.length })} />,
  )
  return { ...shell, asked, unmount, hand: userEvent.setup() }
}

const choose = async (hand: ReturnType<typeof userEvent.setup>, act: string) => {
  const card = await screen.findByRole('article', { name: 'Measures' })
  await hand.click(within(card).getByRole('button', { name: /^Options for/ }))
  await hand.click(screen.getByRole('menuitem', { name: act }))
}

const textField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })

test('a note shows its title, text, author and time', async () => {
  open()
  const card = await screen.findByRole('article', { name: 'Measures' })
  expect(within(card).getByText('2 m wide')).toBeDefined()
  expect(within(card).getByText('Ana Lima')).toBeDefined()
  expect(card.querySelector('time')?.getAttribute('datetime')).toBe('2026-01-01T00:00:00.000Z')
})

test('a person who is not on the board reads its notes and cannot change them', async () => {
  const { unmount } = open({ role: null, notes: [note({ can_edit: false })] })
  await screen.findByRole('article', { name: 'Measures' })
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  open({ role: null, notes: [] })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull())
})

test('a new note appears in the list', async () => {
  const { hand, asked, events } = open()
  await hand.click(await screen.findByRole('button', { name: 'Add a note' }))
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await hand.type(screen.getByRole('textbox', { name: 'Title' }), 'Colours{Enter}')
  expect(await screen.findByRole('article', { name: 'Colours' })).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual([{ board_id: '10', title: 'Colours', text: '' }])
  expect(askedBoards(events)).toEqual(['10'])
})

test('a refused note stays in the form, with the reason', async () => {
  const { hand } = open({ create: () => answerError('notes-many') })
  await hand.click(await screen.findByRole('button', { name: 'Add a note' }))
  await hand.type(textField(), 'Kept')
  await hand.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^You've changed many notes/)).toBeDefined()
  expect(textField().value).toBe('Kept')
})

test('Close keeps the draft of a note, and Cancel discards it', async () => {
  const { hand } = open()
  const add = () => hand.click(screen.getByRole('button', { name: 'Add a note' }))
  await screen.findByRole('button', { name: 'Add a note' })
  await add()
  await hand.type(textField(), 'Half a thou')
  await hand.click(screen.getByRole('button', { name: 'Close' }))
  await add()
  expect(textField().value).toBe('Half a thou')
  await hand.click(screen.getByRole('button', { name: 'Cancel' }))
  await add()
  expect(textField().value).toBe('')
})

test('a person whose note was changed by somebody else sees both versions and can combine them', async () => {
  const theirs = note({ text: '4 m wide', revision: 2 })
  let tries = 0
  const { hand, asked } = open({
    update: (input) => {
      tries += 1
      return tries === 1
        ? answerError('note-changed', { note: theirs })
        : answerWith(note({ ...input, revision: 3 }))
    },
  })
  await choose(hand, 'Edit')
  await hand.clear(textField())
  await hand.type(textField(), '3 m wide')
  await hand.click(screen.getByRole('button', { name: 'Save' }))
  const alert = await screen.findByRole('alert')
  expect(within(alert).getByText('4 m wide')).toBeDefined()
  expect(textField().value).toBe('3 m wide')
  expect(screen.getByRole('button', { name: 'Save my version' })).toBeDefined()
  await hand.click(within(alert).getByRole('button', { name: 'Combine both' }))
  expect(textField().value).toBe('4 m wide\n\n3 m wide')
  await hand.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.map(({ revision, text }) => [revision, text])).toEqual([
    [1, '3 m wide'],
    [2, '4 m wide\n\n3 m wide'],
  ])
})

test('a deleted note disappears at once, and Undo restores it', async () => {
  const { hand, toasts } = open()
  await choose(hand, 'Delete')
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Note deleted' }]))
  toasts[0]?.action?.run()
  expect(await screen.findByRole('article', { name: 'Measures' })).toBeDefined()
})

test('Ctrl+Z restores a deleted note', async () => {
  const { hand, toasts } = open()
  await choose(hand, 'Delete')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Note deleted' }]))
  await hand.keyboard('{Control>}z{/Control}')
  expect(await screen.findByRole('article', { name: 'Measures' })).toBeDefined()
})

test('a note that could not be deleted comes back, with the reason', async () => {
  const { hand, toasts } = open({ drop: () => answerError('too-busy') })
  await choose(hand, 'Delete')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
  expect(screen.getByRole('article', { name: 'Measures' })).toBeDefined()
})

test('three notes are shown at first, and all of them on request', async () => {
  const notes = [1, 2, 3, 4, 5].map((at) => note({ id: `6${at}`, title: `Note ${at}` }))
  const { hand } = open({ notes })
  await screen.findByRole('article', { name: 'Note 1' })
  expect(screen.getAllByRole('article')).toHaveLength(3)
  await hand.click(screen.getByRole('button', { name: 'Show all 5 notes' }))
  expect(screen.getAllByRole('article')).toHaveLength(5)
})

test('a long text is shown in full after ‘Read more’', async () => {
  const { hand } = open({ notes: [note({ text: 'word '.repeat(80).trim() })] })
  const readOn = await screen.findByRole('button', { name: 'Read more' })
  expect(readOn.getAttribute('aria-expanded')).toBe('false')
  await hand.click(readOn)
  expect(screen.getByRole('button', { name: 'Show less' })).toBeDefined()
})

test('notes follow a change of the board in another tab', async () => {
  const notes = [note()]
  const { shell } = open({ notes })
  await screen.findByRole('article', { name: 'Measures' })
  await shell.client.call(createNote, { board_id: '10', title: 'From elsewhere' })
  const ask = { calls: [boardNotes.name], input: { board_id: '10' }, ask: 'now' as const }
  shell.bus.emit(entitiesChanged, { entities: [], lists: [ask] })
  expect(await screen.findByRole('article', { name: 'From elsewhere' })).toBeDefined()
})
