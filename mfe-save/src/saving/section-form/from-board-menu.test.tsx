// @vitest-environment jsdom
import { createSection } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { section } from '../../../test/opened-save-modal.tsx'
import { BoardMenu } from '../../boards/board-edit/board-menu.tsx'

test.each([
  ['its owner', board()],
  [
    'who shares it',
    board({ owner: { ...board().owner, id: '8' }, collaborated_by_me: true, can_edit: true }),
  ],
])('a section is added from the menu of a board by %s', async (_, shown) => {
  const user = userEvent.setup()
  const create = vi.fn((_: Readonly<Record<string, unknown>>) => answerWith(section()))
  testShell({ viewer: viewer(), ...answers([createSection, create]) }).render(
    <BoardMenu board={shown} />,
  )
  await user.click(screen.getByRole('button', { name: /Quiet corners/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Add section' }))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lamps{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(create.mock.lastCall?.[0]).toMatchObject({ board_id: '10', name: 'Lamps' })
})
