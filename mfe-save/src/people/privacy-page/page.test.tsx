// @vitest-environment jsdom
import { blockedUsers, unblockUser } from '@tessera/contracts/calls/follows'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import PrivacyPage from './page.tsx'

const zoe = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }

test('blocked people are listed, and leave the list when they are unblocked', async () => {
  let blocked = [zoe]
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [blockedUsers, () => answerWith(blocked)],
      [
        unblockUser,
        () => {
          blocked = []
          return answerWith({ id: '7', blocked_by_me: false })
        },
      ],
    ),
  })
  render(<PrivacyPage />)
  const link = await screen.findByRole('link', { name: /Zoe Berg/ })
  expect(link.getAttribute('href')).toBe('/zoe/')
  await userEvent.click(screen.getByRole('button', { name: 'Unblock Zoe Berg' }))
  expect(await screen.findByText(/You haven't blocked anyone/)).toBeDefined()
})
