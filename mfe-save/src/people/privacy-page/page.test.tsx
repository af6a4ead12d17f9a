// @vitest-environment jsdom
import {
  getAdPreferences,
  showAdvertiser,
  updateAdPreferences,
} from '@tessera/contracts/calls/ad-preferences'
import { clearRecentActs, getFeedTuner, useRecentActs } from '@tessera/contracts/calls/feed-tuner'
import { blockedUsers, unblockUser } from '@tessera/contracts/calls/follows'
import { getSettings, updateSettings } from '@tessera/contracts/calls/settings'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { answerWith, testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import PrivacyPage from './page.tsx'

const tuner = {
  topics: [],
  subjects: [],
  people: [],
  boards: [],
  uses_recent: true,
  searches: ['oak table'],
  opens: 2,
}

const settings = {
  username: 'mira',
  full_name: 'Mira',
  about: '',
  country: null,
  locale: null,
  listed_website_url: null,
  connected_to_instagram: false,
  hides_from_search: false,
}

const zoe = { id: '7', username: 'zoe', full_name: 'Zoe Berg', image_medium_url: null }

test('blocked people are listed, and leave the list when they are unblocked', async () => {
  let blocked = [zoe]
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [getFeedTuner, () => answerWith(tuner)],
      [getAdPreferences, () => answerWith({ is_personalized: true, hidden: [] })],
      [getSettings, () => answerWith(settings)],
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
      [getFeedTuner, () => answerWith(tuner)],
      [getSettings, () => answerWith(settings)],
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

test('recent searches and opens are turned off and cleared here too, and the profile is hidden', async () => {
  const sent: object[] = []
  let kept = tuner
  let mine = settings
  const { render } = testShell({
    viewer: viewer(),
    ...answers(
      [getSettings, () => answerWith(mine)],
      [blockedUsers, () => answerWith([])],
      [getAdPreferences, () => answerWith({ is_personalized: true, hidden: [] })],
      [getFeedTuner, () => answerWith(kept)],
      [
        updateSettings,
        (input) => {
          sent.push(input)
          mine = { ...mine, hides_from_search: true }
          return answerWith(mine)
        },
      ],
      [
        clearRecentActs,
        () => {
          kept = { ...kept, searches: [], opens: 0 }
          return answerWith(null)
        },
      ],
      [
        useRecentActs,
        (input) => {
          sent.push(input)
          kept = { ...kept, uses_recent: false }
          return answerWith(null)
        },
      ],
    ),
  })
  render(<PrivacyPage />)
  await screen.findByText('Stored: 1 searches and 2 opened Pins.')
  await userEvent.click(screen.getByRole('button', { name: 'Clear activity' }))
  await screen.findByText('Nothing is stored right now.')
  const name = /^Recent searches and Pins you open/
  await userEvent.click(screen.getByRole('switch', { name }))
  await screen.findByRole('switch', { name, checked: false })
  const hide = /^Hide your profile from search/
  await userEvent.click(screen.getByRole('switch', { name: hide, checked: false }))
  await screen.findByRole('switch', { name: hide, checked: true })
  expect(sent).toEqual([{ used: false }, { hides_from_search: true }])
})
