// @vitest-environment jsdom
import { board, pin, viewer } from '@tessera/testing/fixtures'
import { answerWith } from '@tessera/testing/shell'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lamps, openBoard, zoe } from '../../../test/opened-board.tsx'

test('people who may change a board select several of its pins and move them', async () => {
  const shown = { sections: [lamps], can_edit: true }
  const pins = () => answerWith([pin(), pin({ id: '43', title: 'A second corner' })])
  const { person } = openBoard({ shown: board(shown), pins })
  const first = await screen.findByRole('link', { name: /^A reading corner/ })
  first.focus()
  await person.keyboard(' {Shift>}{ArrowRight}{/Shift}')
  const bar = screen.getByRole('toolbar', { name: 'Selected Pins' })
  expect(within(bar).getByText('2 selected')).toBeDefined()
  await person.keyboard('m')
  expect(await screen.findByRole('dialog', { name: 'Move 2 Pins' })).toBeDefined()
})

test('pins that are dropped on a section’s card move into the section', async () => {
  const moves: unknown[] = []
  openBoard({ shown: board({ sections: [lamps], can_edit: true }), moves })
  const card = await screen.findByRole('link', { name: /^Lamps/ })
  const kind = 'application/x-tessera-pins'
  const dataTransfer = { types: [kind], getData: () => JSON.stringify(['42', '43']) }
  fireEvent.drop(card, { dataTransfer })
  await waitFor(() => expect(moves).toEqual([{ section_id: '30', pins: ['42', '43'] }]))
})

test('other people cannot select pins', async () => {
  const { person } = openBoard({ shown: board({ sections: [lamps] }) })
  const first = await screen.findByRole('link', { name: /^A reading corner/ })
  first.focus()
  await person.keyboard(' m')
  expect(screen.queryByRole('toolbar')).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a board’s owner moves and deletes any of its pins from their menus; a collaborator only their own', async () => {
  const pins = () => answerWith([pin({ pinner: zoe }), pin({ id: '43', title: 'My own corner' })])
  const offered = async (viewer_role: string, name: string) => {
    const shown = board({ can_edit: true, viewer_role })
    const { person } = openBoard({ shown, pins, looker: viewer() })
    await person.click(await screen.findByRole('button', { name: `More: ${name}` }))
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent)
    cleanup()
    return items.includes('Move Pin') && items.includes('Delete')
  }
  expect(await offered('owner', 'A reading corner')).toBe(true)
  expect(await offered('collaborator', 'A reading corner')).toBe(false)
  expect(await offered('collaborator', 'My own corner')).toBe(true)
})
