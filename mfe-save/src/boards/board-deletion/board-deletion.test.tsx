// @vitest-environment jsdom
import '../../../test/browser.ts'
import { deleteBoard } from '@tessera/contracts/calls/actions'
import { deleteSection, mergeSection, updateSection } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
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
    ...answers(
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

test('deleting a board explains what is deleted and until when it can be restored; a double press sends one call', async () => {
  const world = house()
  world.stores.$address.set({ pathname: '/mira/quiet-corners/lamps/', search: '' })
  world.render(<DeleteBoardModal board={shown} onClose={() => {}} />)
  expect(screen.getByText(/its 12 Pins and 2 sections move to the trash/)).toBeDefined()
  expect(screen.getByText(/^You can restore it until/)).toBeDefined()
  await world.person.dblClick(screen.getByRole('button', { name: 'Delete board' }))
  await waitFor(() => expect(world.toasts).toMatchObject([{ action: { label: 'Undo' } }]))
  expect(world.sent).toEqual([{ board_id: '10' }])
  expect(world.addresses).toEqual(['/mira/'])
  expect(world.events.map(({ name }) => name)).toEqual(['entities.changed'])
})

test('a section is deleted with or without its pins, as explained first', async () => {
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

test('deleting an empty section doesn’t ask about pins', async () => {
  const world = house()
  const choose = section(world, rugs)
  await choose('Delete section')
  expect(screen.queryByRole('switch')).toBeNull()
  await world.person.click(screen.getByRole('button', { name: 'Delete section' }))
  await waitFor(() => expect(world.sent).toEqual([{ section_id: '31', keep_pins: true }]))
})

test('merging a section navigates to the target section', async () => {
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

test('a section is renamed with Enter, trimmed, and Undo gives it its old name', async () => {
  const world = house()
  const choose = section(world)
  await choose('Rename section')
  const name = screen.getByRole('textbox', { name: 'Name' })
  await world.person.clear(name)
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await world.person.keyboard('{Enter}')
  expect(world.sent).toEqual([])
  await world.person.type(name, ' Tables {Enter}')
  await waitFor(() => expect(world.toasts).toMatchObject([{ text: 'Section renamed' }]))
  expect(world.sent).toEqual([{ section_id: '30', name: 'Tables' }])
  world.toasts[0]?.action?.run()
  await waitFor(() => expect(world.sent).toHaveLength(2))
  expect(world.sent[1]).toEqual({ section_id: '30', name: 'Lamps' })
})

test('a refused section name shows the error at the field until it is edited, and is kept when the form closes', async () => {
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

test('a collaborator renames and merges sections; only the owner deletes them', async () => {
  const world = house(false, viewer({ id: '99', username: 'zoe' }))
  section(world)
  await world.person.click(screen.getByRole('button', { name: 'Options for Lamps' }))
  expect(screen.getByRole('menuitem', { name: 'Rename section' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Delete section' })).toBeNull()
})
