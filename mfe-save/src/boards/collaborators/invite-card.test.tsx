// @vitest-environment jsdom
import { board } from '@tessera/testing/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nobody, openBoard, zoe } from '../../../test/opened-board.tsx'

const invite = {
  board: { id: '10', name: 'Quiet corners', url: '/mira/quiet-corners/', image_cover_url: null },
  inviter: { ...zoe, first_name: 'Zoe', is_default_image: true },
  invited_at: '2026-01-01T00:00:00.000Z',
}

for (const shown of [board(), 'missing'] as const)
  test(`a person invited to ${shown === 'missing' ? 'a board they cannot see' : 'a board'} sees the invitation and accepts it`, async () => {
    const replies: unknown[] = []
    const { person, toasts } = openBoard({
      shown,
      looker: nobody,
      invites: () => (replies.length === 0 ? [invite] : []),
      replies,
    })
    const card = await screen.findByRole('region', { name: /^Zoe Berg invited you/ })
    await person.click(within(card).getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(toasts).toMatchObject([{ text: 'You joined Quiet corners' }]))
    expect(replies).toEqual([{ board_id: '10', accept: true }])
  })

test('declining an invitation removes it', async () => {
  const replies: unknown[] = []
  const { person } = openBoard({
    shown: board(),
    looker: nobody,
    invites: () => (replies.length === 0 ? [invite] : []),
    replies,
  })
  await person.click(await screen.findByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull())
  expect(replies).toEqual([{ board_id: '10', accept: false }])
})
