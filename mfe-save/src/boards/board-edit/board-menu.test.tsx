// @vitest-environment jsdom
import '../../../test/browser.ts'
import { archiveBoard, boardPins, getBoard, updateBoard } from '@tessera/contracts/calls/boards'
import { limits } from '@tessera/contracts/limits'
import { answers, parsedInput } from '@tessera/testing/answers'
import { board, pin, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { archive } from './board-commands.ts'
import { BoardMenu } from './board-menu.tsx'

type Input = Readonly<Record<string, unknown>>

const pins = [
  pin({ id: '42', title: 'A lamp' }),
  pin({
    id: '43',
    title: '',
    images: { ...pin().images, '236x': { url: '/second.jpg', width: 236, height: 300 } },
  }),
]

interface World {
  readonly shown?: ReturnType<typeof board>
  readonly update?: (input: Input) => Response
  readonly archive?: () => Response | Promise<Response>
  readonly looker?: ReturnType<typeof viewer>
}

function open(world: World = {}) {
  const { shown = board(), update, archive, looker = viewer() } = world
  const sent: Input[] = []
  const shell = testShell({
    viewer: looker,
    ...answers(
      [getBoard, () => answerWith(shown)],
      [boardPins, () => answerWith(pins)],
      [
        updateBoard,
        (input) => {
          sent.push(input)
          return update?.(input) ?? answerWith({ ...shown, ...input, id: shown.id })
        },
      ],
      [
        archiveBoard,
        (input) => {
          sent.push(input)
          const archived_by_me_at = input.archived === true ? '2026-01-01T00:00:00.000Z' : null
          return archive?.() ?? answerWith({ ...shown, archived_by_me_at })
        },
      ],
    ),
  })
  shell.stores.$address.set({ pathname: shown.url, search: '' })
  shell.render(<BoardMenu board={shown} />)
  const person = userEvent.setup()
  const choose = async (item: string) => {
    await person.click(screen.getByRole('button', { name: `Options for ${shown.name}` }))
    await person.click(screen.getByRole('menuitem', { name: item }))
  }
  const edit = async () => {
    await choose('Edit board')
    return screen.findByRole('textbox', { name: 'Name' })
  }
  return { ...shell, sent, person, choose, edit }
}

test('only the owner has the whole menu of a board; a collaborator can hide the board', () => {
  const { person } = open({ looker: viewer({ id: '99', username: 'zoe' }) })
  expect(person).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
  const shared = board({ collaborated_by_me: true, name: 'Ours' })
  const { choose, sent } = open({ shown: shared, looker: viewer({ id: '98', username: 'ana' }) })
  return choose('Hide from my boards').then(() => {
    expect(sent).toEqual([{ board_id: '10', archived: true }])
  })
})

test('Enter saves only the changed fields, and other tabs follow', async () => {
  const { person, edit, sent, events, toasts } = open()
  const name = await edit()
  await person.clear(name)
  await person.type(name, ' Chairs {Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    parsedInput(updateBoard, { board_id: '10', name: 'Chairs', was: { name: 'Quiet corners' } }),
  ])
  expect(events.map((event) => event.name)).toEqual(['entities.changed'])
  expect(toasts).toMatchObject([{ text: 'Board saved' }])
})

test('an invalid name shows an error at once and is not sent', async () => {
  const { person, edit, sent } = open()
  const name = await edit()
  await person.clear(name)
  await person.keyboard('{Enter}')
  expect(screen.getByText("Don't forget to name your board!")).toBeDefined()
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await person.click(name)
  await person.paste('a'.repeat(limits.boardTitleMax + 1))
  expect(screen.getByText('Please enter no more than 50 characters.')).toBeDefined()
  expect(sent).toEqual([])
})

test('a refused name shows the error at the field until it is edited, and the draft is kept when the form closes', async () => {
  const { person, edit } = open({ update: () => answerError('name-taken') })
  const name = await edit()
  await person.type(name, ' two{Enter}')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(document.activeElement).toBe(name)
  await person.type(name, '!')
  expect(name.getAttribute('aria-invalid')).not.toBe('true')
  await person.click(screen.getByRole('button', { name: 'Close' }))
  const again = await edit()
  expect(again).toHaveProperty('value', 'Quiet corners two!')
  await person.click(screen.getByRole('button', { name: 'Start over' }))
  expect(again).toHaveProperty('value', 'Quiet corners')
})

test('a draft survives a reload', async () => {
  const before = open()
  await before.person.type(await before.edit(), ' two')
  cleanup()
  const { edit, person } = open()
  const name = await edit()
  expect(name).toHaveProperty('value', 'Quiet corners two')
  expect(screen.getByText(/your changes from before/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Start over' }))
  expect(sessionStorage).toHaveLength(0)
})

test('a version that another tab saved is shown above the form, and only a second press replaces it', async () => {
  const theirs = board({ name: 'Reading corners', description: 'Lamps too', url: '/mira/reading/' })
  const answers = [() => answerError('board-changed', { board: theirs })]
  const { person, edit, sent } = open({
    update: (input) => answers.shift()?.() ?? answerWith({ ...theirs, ...input, id: '10' }),
  })
  await person.type(await edit(), ' two{Enter}')
  const conflict = await screen.findByRole('alert', { name: /Someone else changed this board/ })
  expect(conflict.textContent).toContain('Reading cornersLamps too')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Quiet corners two')
  // Fields that were not changed here are as the other tab saved them.
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveProperty('value', 'Lamps too')
  await person.click(screen.getByRole('button', { name: 'Save my version' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.map(({ name, was }) => ({ name, was }))).toEqual([
    { name: 'Quiet corners two', was: { name: 'Quiet corners' } },
    { name: 'Quiet corners two', was: { name: 'Reading corners' } },
  ])
})

test('a person can use the version that another tab saved', async () => {
  const theirs = board({ name: 'Reading corners' })
  const { person, edit } = open({ update: () => answerError('board-changed', { board: theirs }) })
  await person.type(await edit(), ' two{Enter}')
  await person.click(await screen.findByRole('button', { name: 'Use the latest version' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Reading corners')
  expect(screen.queryByRole('alert', { name: /Somebody else/ })).toBeNull()
})

test('a failed save keeps the form and shows the reason', async () => {
  const { person, edit } = open({ update: () => answerError('unexpected') })
  await person.type(await edit(), ' two{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('went wrong')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Quiet corners two')
})

test('making a board secret explains what changes before it is saved', async () => {
  const { person, edit, sent } = open()
  await edit()
  expect(screen.queryByText(/^Once you save/)).toBeNull()
  await person.click(screen.getByRole('switch', { name: 'Keep this board secret' }))
  expect(screen.getByText(/only you and the people you share it with .* its 12 Pins/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ board_id: '10', privacy: 'secret' }]))
})

test('making a secret board public warns that everyone will see it', async () => {
  const { person, edit } = open({ shown: board({ privacy: 'secret' }) })
  await edit()
  await person.click(screen.getByRole('switch', { name: 'Keep this board secret' }))
  expect(screen.getByText(/everyone can see this board and its 12 Pins/)).toBeDefined()
})

test('the current cover is selected, and another pin can be chosen as cover', async () => {
  const chosen = board({ cover_is_chosen: true, image_cover_url: '/second.jpg' })
  const { person, edit, sent } = open({ shown: chosen })
  await edit()
  expect(await screen.findByRole('radio', { name: 'Image of a Pin' })).toHaveProperty(
    'checked',
    true,
  )
  await person.click(screen.getByRole('radio', { name: 'Image of A lamp' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([parsedInput(updateBoard, { board_id: '10', cover_pin_id: '42' })]),
  )
})

test('a chosen cover can be reset to the latest pin', async () => {
  const { person, edit, sent } = open({ shown: board({ cover_is_chosen: true }) })
  await edit()
  await person.click(screen.getByRole('radio', { name: 'Latest Pin' }))
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([parsedInput(updateBoard, { board_id: '10', cover_pin_id: null })]),
  )
})

test('a board is archived with one press, and Undo restores it', async () => {
  const { choose, sent, toasts, events } = open()
  await choose('Archive board')
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Quiet corners archived' }]))
  toasts[0]?.action?.run()
  await waitFor(() => expect(toasts.at(-1)?.text).toBe('Quiet corners restored'))
  expect(sent.map(({ archived }) => archived)).toEqual([true, false])
  expect(events.map(({ name }) => name)).toEqual(['entities.changed', 'entities.changed'])
})

test('a board that is restored while it is being archived ends up restored', async () => {
  const first = Promise.withResolvers<Response>()
  const answers = [() => first.promise]
  const { choose, shell, sent, toasts } = open({
    archive: () => answers.shift()?.() ?? answerWith(board()),
  })
  await choose('Archive board')
  const standing = { owns: true, shares: false, subject: {} }
  void shell.commands.run(archive, { board: board(), archived: false, standing })
  first.resolve(answerWith(board({ is_archived: true })))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Quiet corners restored' }]))
  expect(sent.map(({ archived }) => archived)).toEqual([true, false])
  expect(shell.cache.read('board', '10')).toMatchObject({ is_archived: false })
})

test('archiving a board that is gone shows an error', async () => {
  const { choose, toasts } = open({ archive: () => answerError('not-found') })
  await choose('Archive board')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
})

test('making a secret board public keeps its notes private unless the person publishes them too', async () => {
  const shown = board({ privacy: 'secret', note_count: 3 })
  const { person, choose, sent } = open({ shown })
  await choose('Edit board')
  expect(screen.queryByRole('checkbox', { name: 'Let everyone read the notes' })).toBeNull()
  await person.click(await screen.findByRole('switch'))
  expect(
    screen.getByText(/Only you and the people you share the board with can read its 3 notes\.$/),
  ).toBeDefined()
  await person.click(screen.getByRole('checkbox', { name: 'Let everyone read the notes' }))
  expect(screen.getByText(/Everyone can also read its 3 notes\.$/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toMatchObject([{ privacy: 'public', publish_notes: true }]))
})
