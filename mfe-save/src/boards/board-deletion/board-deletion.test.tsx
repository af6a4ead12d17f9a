// @vitest-environment jsdom
import '../../../test/browser.ts'
import { deleteBoard } from '@tessera/contracts/calls/actions'
import { deleteSection, mergeSection, updateSection } from '@tessera/contracts/calls/sections'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { service } from '../../../test/service.ts'
import { SectionMenu } from '../board-page/section-menu.tsx'
import { DeleteBoardModal } from './delete-board-modal.tsx'

const lamps = { id: '30', title: 'Lamps', slug: 'lamps', pin_count: 4, preview_pins: ['/a.jpg'] }
const rugs = { ...lamps, id: '31', title: 'Rugs', slug: 'rugs', pin_count: 0, preview_pins: [] }
const shown = board({ sections: [lamps, rugs], section_count: 2, can_edit: true })

type Input = Readonly<Record<string, unknown>>

function house(refuse = false, looker = viewer()) {
  const sent: Input[] = []
  const act = (kind: string) => (input: Input) => {
    sent.push(input)
    if (refuse) return answerError('section-taken')
    return answerWith({ id: '5', kind, state: 'done', total: 4, done: 4, undo_token: 'token' })
  }
  const shell = testShell({
    viewer: looker,
    answer: service(
      [deleteBoard, act('delete-board')],
      [deleteSection, act('delete-section')],
      [mergeSection, act('merge-section')],
      [
        updateSection,
        (input) => {
          sent.push(input)
          return refuse
            ? answerError('section-taken')
            : answerWith({ ...lamps, title: input.name, slug: 'tables' })
        },
      ],
    ),
  })
  return { ...shell, sent, person: userEvent.setup() }
}

const section = (world: ReturnType<typeof house>, of = lamps) => {
  world.stores.$address.set({ pathname: `/mira/quiet-corners/${of.slug}/`, search: '' })
  const found = shown.sections.find(({ id }) => id === of.id)
  if (found !== undefined) world.render(<SectionMenu board={shown} section={found} />)
  return async (item: string) => {
    await world.person.click(screen.getByRole('button', { name: `Options for ${of.title}` }))
    await world.person.click(screen.getByRole('menuitem', { name: item }))
  }
}

test('deleting a board says what goes with it and until when it waits; pressed twice it is sent once', async () => {
  const world = house()
  world.stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  world.render(<DeleteBoardModal board={shown} onClose={() => {}} />)
  expect(screen.getByText(/its 12 Pins and 2 sections move to the trash/)).toBeDefined()
  expect(screen.getByText(/^You can restore it until/)).toBeDefined()
  await world.person.dblClick(screen.getByRole('button', { name: 'Delete board' }))
  await waitFor(() => expect(world.toasts).toMatchObject([{ action: { label: 'Undo' } }]))
  expect(world.sent).toEqual([{ board_id: '10' }])
  expect(world.addresses).toEqual(['/mira/'])
  expect(world.events.map(({ name }) => name)).toEqual(['entities.changed', 'board.changed'])
})

test('a section is deleted with its pins or without them, and each is said before', async () => {
  const world = house()
  const choose = section(world)
  await choose('Delete section')
  expect(screen.getByText('The section is deleted. Its Pins stay on the board.')).toBeDefined()
  await world.person.click(screen.getByRole('switch', { name: 'Keep its Pins on Quiet corners' }))
  expect(screen.getByText(/^The section and its 4 Pins move to the trash/)).toBeDefined()
  await world.person.click(screen.getByRole('button', { name: 'Delete section' }))
  await waitFor(() => expect(world.toasts).toMatchObject([{ text: 'Lamps deleted' }]))
  expect(world.sent).toEqual([{ section_id: '30', keep_pins: false }])
  expect(world.addresses).toEqual(['/mira/quiet-corners/'])
})

test('an empty section has no pins to ask about', async () => {
  const world = house()
  const choose = section(world, rugs)
  await choose('Delete section')
  expect(screen.queryByRole('switch')).toBeNull()
  await world.person.click(screen.getByRole('button', { name: 'Delete section' }))
  await waitFor(() => expect(world.sent).toEqual([{ section_id: '31', keep_pins: true }]))
})

test('a section is merged into another of its board, where its page then is', async () => {
  const world = house()
  const choose = section(world)
  await choose('Merge into another section')
  await world.person.click(screen.getByRole('button', { name: /^Rugs/ }))
  expect(screen.getByText(/^4 Pins move to Rugs, and Lamps is deleted/)).toBeDefined()
  await world.person.click(screen.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(world.toasts).toMatchObject([{ text: 'Lamps merged into Rugs' }]))
  expect(world.sent).toEqual([{ section_id: '30', into_section_id: '31' }])
  expect(world.addresses).toEqual(['/mira/quiet-corners/rugs/'])
})

test('a section is renamed with Enter, trimmed, and its page is at its new address', async () => {
  const world = house()
  const choose = section(world)
  await choose('Rename section')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await world.person.clear(name)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await world.person.keyboard('{Enter}')
  expect(world.sent).toEqual([])
  await world.person.type(name, ' Tables {Enter}')
  await waitFor(() => expect(world.addresses).toEqual(['/mira/quiet-corners/tables/']))
  expect(world.sent).toEqual([{ section_id: '30', name: 'Tables' }])
})

test('a refused name of a section is said at the field until it is edited, and kept when the form closes', async () => {
  const world = house(true)
  const choose = section(world)
  await choose('Rename section')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await world.person.type(name, ' two{Enter}')
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
  await world.person.type(name, '!')
  expect(name.getAttribute('aria-invalid')).not.toBe('true')
  await world.person.click(screen.getByRole('button', { name: 'Close' }))
  await choose('Rename section')
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Lamps two!')
})

test('whoever shares a board renames and merges its sections; deleting them is its owner’s', async () => {
  const world = house(false, viewer({ id: '99', username: 'zoe' }))
  section(world)
  await world.person.click(screen.getByRole('button', { name: 'Options for Lamps' }))
  expect(screen.getByRole('menuitem', { name: 'Rename section' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Delete section' })).toBeNull()
})
