// @vitest-environment jsdom
import { keptDays } from '@tessera/contracts/calls/house-retention'
import { getHouseText, type ShownHouseText } from '@tessera/contracts/calls/house-texts'
import { answerError, answers } from '@tessera/testing/answers'
import { testShell } from '@tessera/testing/shell'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import HouseTextPage from './house-text-page.tsx'
import PrivacyPage from './privacy-page.tsx'

const text = (over: Partial<ShownHouseText>): ShownHouseText => ({
  kind: 'privacy',
  version: 1,
  language: 'en',
  changed_at: '2026-11-02T10:00:00.000Z',
  blocks: [
    { kind: 'heading', level: 2, text: 'Who' },
    { kind: 'text', spans: [{ text: 'Ask ' }, { text: 'us', to: 'mailto:us@example.org' }] },
  ],
  ...over,
})

test('a policy shows its text, the day of its change, and how long data is kept', async () => {
  const { answer } = answers(
    [getHouseText, () => text({})],
    [keptDays, () => [{ name: 'notifications', days: 12 }]],
  )
  testShell({ answer }).render(<PrivacyPage />)
  expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 2, name: 'Who' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'us' }).getAttribute('href')).toBe(
    'mailto:us@example.org',
  )
  expect(screen.getByText('Last changed on November 2, 2026')).toBeTruthy()
  expect(await screen.findByText('Notifications: 12 days')).toBeTruthy()
})

test('a text that nobody wrote leads home', async () => {
  const { answer } = answers([getHouseText, () => answerError('not-found')])
  testShell({ answer }).render(
    <HouseTextPage params={{ text: 'rules' }} query={new URLSearchParams()} />,
  )
  expect(await screen.findByText("We can't find this page")).toBeTruthy()
})
