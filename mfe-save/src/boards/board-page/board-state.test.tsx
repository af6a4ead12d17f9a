// @vitest-environment jsdom
import { archiveBoard } from '@tessera/contracts/calls/boards'
import { orderSections } from '@tessera/contracts/calls/sections'
import { board, viewer } from '@tessera/testing/fixtures'
import { answerError, answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import '../../../test/browser.ts'
import { answers } from '@tessera/testing/answers'
import { lamps } from '../../../test/opened-board.tsx'
import { ArchivedNotice } from './archived-notice.tsx'
import { SectionCards } from './section-cards.tsx'

const away = '2026-01-01T00:00:00.000Z'

function house(order: () => Response | Promise<Response> = () => answerWith(null)) {
  const sent: unknown[] = []
  const note = (answer: () => Response | Promise<Response>) => (input: unknown) => {
    sent.push(input)
    return answer()
  }
  const made = testShell({
    viewer: viewer(),
    ...answers([archiveBoard, note(() => answerWith(board()))], [orderSections, note(order)]),
  })
  return { ...made, sent, person: userEvent.setup() }
}

test('an archived board explains what that means, and its owner can restore it', async () => {
  const { render, person, sent, toasts } = house()
  render(<ArchivedNotice board={board({ is_archived: true, archived_by_me_at: away })} />)
  expect(screen.getByRole('heading', { name: 'This board is archived' })).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Restore board' }))
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Quiet corners restored' }]))
  expect(sent).toEqual([{ board_id: '10', archived: false }])
})

test('other people cannot restore an archived board; a collaborator who hid a board can', () => {
  const { render } = house()
  const owner = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }
  const { unmount } = render(<ArchivedNotice board={board({ is_archived: true, owner })} />)
  expect(screen.queryByRole('button')).toBeNull()
  unmount()
  const mine = board({ owner, archived_by_me_at: away, collaborated_by_me: true })
  render(<ArchivedNotice board={mine} />)
  expect(screen.getByRole('heading', { name: 'You hid this board' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Restore board' })).toBeDefined()
})

const rugs = { ...lamps, id: '31', title: 'Rugs', slug: 'rugs' }
const shown = board({ sections: [lamps, rugs], can_edit: true })

const titles = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => /Lamps|Rugs/.exec(textContent)?.[0])

test('people who may change a board reorder its sections, and other tabs follow', async () => {
  const answer = Promise.withResolvers<Response>()
  const { render, person, sent, events } = house(() => answer.promise)
  render(<SectionCards board={shown} reorders onDrop={undefined} />)
  screen.getByRole('button', { name: 'Move Lamps' }).focus()
  await person.keyboard(' {ArrowRight} ')
  expect(titles()).toEqual(['Rugs', 'Lamps'])
  answer.resolve(answerWith(null))
  await waitFor(() => expect(events.map(({ name }) => name)).toEqual(['entities.changed']))
  expect(sent).toEqual([{ board_id: '10', section_ids: ['31', '30'] }])
})

test('a refused order is rolled back, with the service’s message', async () => {
  const { shell, render, person, toasts } = house(() => answerError('unexpected'))
  shell.queries.setQueryData(['BoardResource.get', 'one', {}], shown)
  render(<SectionCards board={shown} reorders onDrop={undefined} />)
  screen.getByRole('button', { name: 'Move Lamps' }).focus()
  await person.keyboard(' {ArrowRight} ')
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'bad' }]))
  expect(shell.queries.getQueryData(['BoardResource.get', 'one', {}])).toEqual(shown)
})

test('other people see no handles or menus on sections', () => {
  const { render } = house()
  const owner = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }
  render(
    <SectionCards board={board({ sections: [lamps, rugs], owner })} reorders onDrop={undefined} />,
  )
  expect(screen.queryByRole('button')).toBeNull()
})
