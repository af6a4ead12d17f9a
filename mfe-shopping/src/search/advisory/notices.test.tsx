// @vitest-environment jsdom
import type { Advisory } from '@tessera/contracts/entities/advisory'
import { pin } from '@tessera/testing/fixtures'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { openSearch as open, results } from '../../../test/open-search.tsx'
import { everythingInSight } from '../../../test/screen.ts'

beforeEach(everythingInSight)

const advisory: Advisory = {
  advisory: 'self-harm',
  severity: 1,
  advisory_type: 'self-harm',
  advisory_details: 'Suicide',
  resource_country: 'US',
  notices: [
    {
      style: 'banner',
      description: {
        text: 'You are not alone. Call 988 now.',
        text_tags: [
          { offset: 8, length: 9, tag_type: 'bold', link: null },
          { offset: 24, length: 3, tag_type: 'link', link: 'tel:988' },
        ],
      },
      actions: [
        {
          title: 'Talk to somebody',
          description: 'At any hour.',
          button_text: 'Visit the lifeline',
          button_link: 'https://lifeline.example/',
        },
      ],
      footer: { text: 'Why do I see this?', link: '/help/self-harm/' },
    },
    {
      style: 'card',
      description: { text: 'Help is there.', text_tags: [] },
      actions: [],
      footer: { text: 'Said by nobody', link: null },
    },
  ],
}

const notice = () => screen.findByRole('region', { name: 'About this search' })

test('S1.6 S2.70 a notice shows above the results as a card or a large banner, with its links', async () => {
  open('/search/pins/?q=dark', () => ({ results: [pin()], advisory }))
  const [banner, card] = within(await notice()).getAllByRole('article')
  expect(banner?.dataset.style).toBe('banner')
  expect(card?.dataset.style).toBe('card')
  expect(banner?.className).toContain('banner')
  expect(card?.className).toContain('card')
  expect(banner?.querySelector('strong')?.textContent).toBe('not alone')
  const leads = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(leads('988')).toBe('tel:988')
  expect(leads('Visit the lifeline')).toContain('/offsite/?url=https%3A%2F%2Flifeline.example')
  expect(leads('Why do I see this?')).toBe('/help/self-harm/')
  expect(screen.getByText('Said by nobody').closest('a')).toBeNull()
  expect(await results()).toBeDefined()
})

test('S4.45 a seen notice and a followed link are counted once each', async () => {
  const { noted } = open('/search/pins/?q=dark', () => ({ results: [pin()], advisory }))
  await notice()
  await waitFor(() => expect(noted).toHaveLength(1))
  await userEvent.click(screen.getByRole('link', { name: 'Visit the lifeline' }))
  await userEvent.click(screen.getByRole('link', { name: 'Why do I see this?' }))
  const about = { advisory: 'self-harm', country: 'US' }
  expect(noted).toEqual([
    { ...about, event: 'view' },
    { ...about, event: 'click', action: 'https://lifeline.example/' },
    { ...about, event: 'click', action: '/help/self-harm/' },
  ])
})

test('an abusive search shows only its notice', async () => {
  open('/search/pins/?q=x', () => ({ results: [pin()], advisory: { ...advisory, severity: 0 } }))
  await notice()
  expect(screen.getByText("We don't show results for this search.")).toBeDefined()
  expect(screen.queryByRole('list', { name: 'Search results' })).toBeNull()
})

test('an advisory that only concerns advertisers shows nothing and counts nothing', async () => {
  const quiet = { ...advisory, severity: 2, notices: [] }
  const { noted } = open('/search/pins/?q=zombie', () => ({ results: [pin()], advisory: quiet }))
  await results()
  expect(screen.queryByRole('region', { name: 'About this search' })).toBeNull()
  expect(noted).toEqual([])
})

test('below a notice, an empty result gives no advice about spelling', async () => {
  open('/search/pins/?q=dark', () => ({ advisory }))
  await notice()
  expect(await screen.findByText('No Pins for “dark”')).toBeDefined()
  expect(screen.queryByText(/spelling/)).toBeNull()
})
