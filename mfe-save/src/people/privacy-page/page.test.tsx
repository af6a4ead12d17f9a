// @vitest-environment jsdom
import {
  getAdPreferences,
  showAdvertiser,
  updateAdPreferences,
} from '@tessera/contracts/calls/ad-preferences'
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
      [getAdPreferences, () => answerWith({ is_personalized: true, hidden: [] })],
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

test('ads are personalized unless somebody says no, and hidden businesses can be shown again', async () => {
  const chosen = { is_personalized: true, hidden: [{ advertiser_id: '5', name: 'Oak & Linen' }] }
  const { render, toasts } = testShell({
    viewer: viewer(),
    ...answers(
      [blockedUsers, () => answerWith([])],
      [getAdPreferences, () => answerWith({ ...chosen })],
      [
        updateAdPreferences,
        ({ is_personalized }) => {
          Object.assign(chosen, { is_personalized })
          return answerWith({ ...chosen })
        },
      ],
      [
        showAdvertiser,
        () => {
          Object.assign(chosen, { hidden: [] })
          return answerWith({ advertiser_id: '5', name: 'Oak & Linen' })
        },
      ],
    ),
  })
  render(<PrivacyPage />)
  await userEvent.click(
    await screen.findByRole('switch', { name: 'Personalized ads', checked: true }),
  )
  await screen.findByRole('switch', { name: 'Personalized ads', checked: false })
  expect(chosen.is_personalized).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Show ads of Oak & Linen again' }))
  expect(await screen.findByText(/You haven't hidden the ads of a business/)).toBeDefined()
  expect(toasts).toMatchObject([{ text: 'Ads of Oak & Linen are shown again' }])
})
