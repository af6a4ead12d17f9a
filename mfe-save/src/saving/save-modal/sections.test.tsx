// @vitest-environment jsdom
import { savePin } from '@tessera/contracts/calls/pins'
import { parsedInput } from '@tessera/testing/answers'
import { boardCard } from '@tessera/testing/fixtures'
import { answerError, answerWith } from '@tessera/testing/shell'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import {
  gone,
  openSaveModal,
  rowOf,
  saved,
  section,
  titled,
} from '../../../test/opened-save-modal.tsx'

const parted = boardCard({ section_count: 2 })
const sections = [section(), section({ id: '71', title: 'Chairs', slug: 'chairs' })]
const within2 = { boards: [parted], sections }

/** The modal where the sections of its one board are chosen among. */
async function openSections(world: Parameters<typeof openSaveModal>[0] = {}) {
  const opened = openSaveModal({ ...within2, ...world })
  await opened.user.click(await rowOf('Quiet corners'))
  await titled('Choose section')
  return opened
}

async function openForm(world: Parameters<typeof openSaveModal>[0] = {}) {
  const opened = await openSections(world)
  await opened.user.click(screen.getByRole('button', { name: 'Add section' }))
  await titled('Add section')
  return { ...opened, name: screen.getByRole('textbox', { name: 'Name' }) }
}

test('S2.13 a board with sections opens them: the board’s own row, and a list of the sections', async () => {
  const save = vi.fn(saved)
  const { user } = await openSections({ save: (input) => save(input) })
  expect(save).not.toHaveBeenCalled()
  const names = async (list: string) =>
    within(await screen.findByRole('list', { name: list }))
      .getAllByRole('button')
      .map(({ textContent }) => /^Save to ([\w ]+)/.exec(textContent ?? '')?.[1])
  expect(await names('Section')).toEqual(['Lamps', 'Chairs'])
  expect(await names('Board')).toEqual(['Quiet corners'])
  await user.click(await rowOf('Quiet corners'))
  await gone()
  expect(save).toHaveBeenCalledWith(parsedInput(savePin, { pin_id: '42', board_id: '10' }))
})

test('choosing a section saves the pin there, and shows a toast with a link', async () => {
  const save = vi.fn(saved)
  const { user, toasts } = await openSections({ save: (input) => save(input) })
  await user.click(await rowOf('Chairs'))
  await gone()
  expect(save).toHaveBeenCalledWith(
    parsedInput(savePin, { pin_id: '42', board_id: '10', section: '71' }),
  )
  expect(toasts[0]).toMatchObject({
    text: 'Saved to Chairs in Quiet corners',
    link: { to: '/mira/quiet-corners/chairs/' },
  })
})

test('sections that failed to load can be loaded again, and the board can be chosen meanwhile', async () => {
  const askSections = vi
    .fn()
    .mockReturnValueOnce(answerError('unexpected'))
    .mockReturnValue(answerWith(sections))
  await openSections({ askSections })
  expect(await screen.findByText("We couldn't load the sections")).toBeDefined()
  expect(await rowOf('Quiet corners')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rowOf('Lamps')).toBeDefined()
})

test('S2.15 a section is added by its name, and the pin is saved to it', async () => {
  const addSection = vi.fn(() => answerWith(section({ id: '72', title: 'Desks', slug: 'desks' })))
  const save = vi.fn(saved)
  const { user, name, events } = await openForm({ addSection, save: (input) => save(input) })
  expect(document.activeElement).toBe(name)
  await user.type(name, ' Desks ')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await gone()
  expect(addSection).toHaveBeenCalledWith({
    board_id: '10',
    name: 'Desks',
    name_source: 0,
    initial_pins: [],
  })
  expect(save).toHaveBeenCalledWith(
    parsedInput(savePin, { pin_id: '42', board_id: '10', section: '72' }),
  )
  expect(events.map((event) => event.name)).toEqual(['entities.changed', 'entities.changed'])
})

test('S5.1 Add is off while the name is blank, while it is saved, and while an error is shown; the name goes trimmed', async () => {
  let answer = (_: Response): void => {}
  const addSection = vi.fn(
    (_: Readonly<Record<string, unknown>>) =>
      new Promise<Response>((resolve) => {
        answer = resolve
      }),
  )
  const { user, name } = await openForm({ addSection })
  const add = screen.getByRole('button', { name: 'Add' })
  const isOff = () => add.hasAttribute('disabled') || add.getAttribute('aria-busy') === 'true'
  expect(isOff()).toBe(true)
  await user.type(name, '  ')
  expect(isOff()).toBe(true)
  await user.type(name, 'Desks ')
  expect(isOff()).toBe(false)
  await user.click(add)
  expect(isOff()).toBe(true)
  await user.click(add)
  expect(addSection).toHaveBeenCalledOnce()
  expect(addSection.mock.lastCall).toMatchObject([{ name: 'Desks' }])
  answer(answerError('section-taken'))
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  expect(isOff()).toBe(true)
})

test('S5.2 Enter adds the section, the one of the number pad too, but not while the name is blank or refused', async () => {
  const addSection = vi.fn(() => answerError('section-taken'))
  const { user, name } = await openForm({ addSection })
  const pad = userEvent.setup({ keyboardMap: [{ code: 'NumpadEnter', key: 'Enter' }] })
  await user.type(name, ' {Enter}')
  await pad.keyboard('[NumpadEnter]')
  expect(addSection).not.toHaveBeenCalled()
  await user.type(name, 'Desks{Enter}')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  await user.keyboard('{Enter}')
  await pad.keyboard('[NumpadEnter]')
  expect(addSection).toHaveBeenCalledOnce()
  await user.type(name, '2')
  await pad.keyboard('[NumpadEnter]')
  await waitFor(() => expect(addSection).toHaveBeenCalledTimes(2))
})

test.each([
  ['message_detail', { message_detail: 'Lamps is in use.' }, 'Lamps is in use.'],
  ['message', {}, 'This board already has a section with that name.'],
])(
  'S8.4 S5.3 a refused section shows its %s at the field until the name changes',
  async (_, own, text) => {
    const addSection = () => answerError('section-taken', undefined, own)
    const { user, name } = await openForm({ addSection })
    await user.type(name, 'Lamps{Enter}')
    const why = await screen.findByText(text)
    expect(name.getAttribute('aria-describedby')).toContain(why.id)
    expect(name).toHaveProperty('value', 'Lamps')
    await user.type(name, 's')
    expect(screen.queryByText(text)).toBeNull()
    expect(name.getAttribute('aria-invalid')).not.toBe('true')
  },
)

test.each([
  ['as it was', '', 1],
  ['edited', '!', 2],
])('a suggested name taken %s is sent with its source', async (_, typed, source) => {
  const addSection = vi.fn(() => answerWith(section({ id: '72' })))
  const { user, name } = await openForm({ addSection, names: ['Corners', 'Reading'] })
  await user.click(await screen.findByRole('button', { name: 'Reading' }))
  if (typed !== '') await user.type(name, typed)
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(addSection).toHaveBeenCalled())
  expect(addSection.mock.lastCall).toMatchObject([{ name: `Reading${typed}`, name_source: source }])
})

test('a new section stays in the list when the save fails, and can be chosen again', async () => {
  const { user, name, close } = await openForm({
    addSection: () => answerWith(section({ id: '72', title: 'Desks' })),
    askSections: vi
      .fn(() => answerWith([...sections, section({ id: '72', title: 'Desks' })]))
      .mockReturnValueOnce(answerWith(sections)),
    save: () => answerError('not-allowed'),
  })
  await user.type(name, 'Desks{Enter}')
  await titled('Choose section')
  const row = await rowOf('Desks')
  await waitFor(() => expect(row.getAttribute('aria-busy')).toBeNull())
  expect(close).not.toHaveBeenCalled()
})

test('close goes back one level at a time, and keeps the typed name', async () => {
  const { user, name, close } = await openForm()
  await user.type(name, 'Des')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await titled('Choose section')
  await user.click(screen.getByRole('button', { name: 'Add section' }))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Des')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await titled('Choose board')
  expect(close).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

test('a search of the sections creates one with its name in one press, and the pin goes into it', async () => {
  const addSection = vi.fn(() => answerWith(section({ id: '72', title: 'Desks', slug: 'desks' })))
  const save = vi.fn(saved)
  const { user } = await openSections({ addSection, save: (input) => save(input) })
  await rowOf('Lamps')
  const search = screen.getByRole('searchbox', { name: 'Search sections' })
  await user.type(search, 'lamps')
  expect(screen.queryByRole('button', { name: /^Create “/ })).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await user.clear(search)
  await user.type(search, 'Desks')
  await user.click(screen.getByRole('button', { name: 'Create “Desks”' }))
  await gone()
  expect(addSection).toHaveBeenCalledWith({
    board_id: '10',
    name: 'Desks',
    name_source: 0,
    initial_pins: [],
  })
  expect(save).toHaveBeenCalledWith(
    parsedInput(savePin, { pin_id: '42', board_id: '10', section: '72' }),
  )
})
