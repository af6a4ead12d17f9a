// @vitest-environment jsdom
import { queryOptions } from '@tessera/client'
import { getBoard } from '@tessera/contracts/calls/boards'
import { boardSections, createSection, sectionsToSaveTo } from '@tessera/contracts/calls/sections'
import { answers } from '@tessera/testing/answers'
import { board, boardCard, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { section } from '../../../test/opened-save-modal.tsx'
import { AddSectionModal } from './add-section-modal.tsx'

const { id } = boardCard()
const lamps = section()
const added = section({ id: '71', title: 'Chairs', slug: 'chairs' })

function open(create: (input: Readonly<Record<string, unknown>>) => Response | Promise<Response>) {
  const shell = testShell({
    viewer: viewer(),
    ...answers(
      [createSection, create],
      [boardSections, () => new Promise<Response>(() => {})],
      [sectionsToSaveTo, () => new Promise<Response>(() => {})],
      [getBoard, () => new Promise<Response>(() => {})],
    ),
  })
  const { client, queries } = shell.shell
  const sections = queryOptions(client, boardSections, { board_id: id })
  const page = queryOptions(client, getBoard, { board_id: id })
  queries.setQueryData(sections.queryKey, [lamps])
  queries.setQueryData(page.queryKey, board({ sections: [lamps], section_count: 1 }))
  const [onAdded, onClose] = [vi.fn(), vi.fn()]
  shell.render(<AddSectionModal board={{ id }} onAdded={onAdded} onClose={onClose} />)
  return {
    ...shell,
    onAdded,
    onClose,
    user: userEvent.setup(),
    kept: () => queries.getQueryData(sections.queryKey),
    keptBoard: () => queries.getQueryData(page.queryKey),
    isAskedAgain: () => queries.getQueryState(page.queryKey)?.isInvalidated,
  }
}

test('S4.12 a new section is added to the sections of its board, whose counts are fetched again', async () => {
  let answer = (_: Response): void => {}
  const { user, ...opened } = open(() => new Promise((resolve) => (answer = resolve)))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Chairs{Enter}')
  expect(screen.getByRole('button', { name: /Add/ }).getAttribute('aria-busy')).toBe('true')
  expect(opened.kept()).toEqual([lamps])
  answer(answerWith(added))
  await waitFor(() => expect(opened.onAdded).toHaveBeenCalledWith(added))
  expect(opened.onClose).toHaveBeenCalledOnce()
  expect(opened.kept()).toEqual([lamps, added])
  expect(opened.keptBoard()).toMatchObject({ sections: [lamps, added], section_count: 2 })
  expect(opened.isAskedAgain()).toBe(true)
  expect(opened.events).toMatchObject([{ name: 'entities.changed' }])
})

test('a refused section leaves the modal open with its name, and the board unchanged', async () => {
  const { user, ...opened } = open(() => answerError('section-taken'))
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lamps{Enter}')
  expect(await screen.findByText(/already/)).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Lamps')
  expect(opened.onClose).not.toHaveBeenCalled()
  expect(opened.kept()).toEqual([lamps])
})
