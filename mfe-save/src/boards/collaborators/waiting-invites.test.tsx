// @vitest-environment jsdom
import { answerInvite, boardInvites } from '@tessera/contracts/calls/collaborators'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import WaitingInvites from './waiting-invites.tsx'

const invite = (id: string, name: string) => ({
  board: { id, name, url: `/mira/${id}/`, image_cover_url: null },
  inviter: {
    id: '2',
    username: 'mira',
    full_name: 'Mira Okafor',
    first_name: 'Mira',
    image_medium_url: null,
    is_default_image: true,
  },
  invited_at: '2026-01-01T00:00:00.000Z',
})

function open(invites: readonly ReturnType<typeof invite>[]) {
  let waiting = [...invites]
  const shell = testShell({
    viewer: viewer({ id: '9' }),
    ...answers(
      [boardInvites, () => answerWith(waiting)],
      [
        answerInvite,
        ({ board_id }) => {
          waiting = waiting.filter(({ board }) => board.id !== board_id)
          return answerWith(null)
        },
      ],
    ),
  })
  const { container } = shell.render(<WaitingInvites />)
  return { ...shell, container, hand: userEvent.setup() }
}

test('a profile lists pending invitations, and the viewer accepts one', async () => {
  const { hand, events, toasts } = open([invite('10', 'Quiet corners'), invite('11', 'Kitchen')])
  const title = 'Mira Okafor invited you to “Quiet corners”'
  await screen.findByRole('region', { name: title })
  expect(screen.getByRole('region', { name: /“Kitchen”$/ })).toBeDefined()
  await hand.click(screen.getAllByRole('button', { name: 'Accept' })[0] ?? document.body)
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  expect(toasts).toMatchObject([{ text: 'You joined Quiet corners' }])
  expect(events).toMatchObject([{ name: 'entities.changed' }])
})

test('without invitations nothing is shown', async () => {
  const { container, shell } = open([])
  await waitFor(() => expect(shell.queries.isFetching()).toBe(0))
  expect(container.textContent).toBe('')
})
