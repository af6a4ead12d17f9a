// @vitest-environment jsdom
import type { Client } from '@tessera/client'
import { editCampaigns } from '@tessera/contracts/calls/campaign-edits'
import { createAdAccount } from '@tessera/contracts/calls/quick-promote'
import { convertToBusiness } from '@tessera/contracts/calls/registration'
import { startTestService, type TestService } from '@tessera/testing/service'
import { testShell } from '@tessera/testing/shell'
import { testPages } from '@tessera/testing/test-pages'
import { act, screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import definition from './module.ts'
import OverviewPage from './reporting/overview/page.tsx'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

/** Opens an ad account with a draft of a campaign. */
async function prepare(client: Client) {
  const account = await client.call(createAdAccount, { country: 'US', time_zone: 'UTC' })
  const advertiserId = account.ok ? account.data.id : 'none'
  const made = await client.call(editCampaigns, {
    advertiser_id: advertiserId,
    campaigns: [{ fields: { name: 'Lamps', objective: 'CONSIDERATION', state: 'draft' } }],
  })
  const campaignId = made.ok ? made.data[0]?.campaign_id : undefined
  if (!campaignId) throw new Error('The ad account has no campaign.')
  const query = `campaign_id=${campaignId}`
  return { advertiserId, campaignId, [`${definition.pages?.ads?.route} ?`]: query }
}

testPages(definition, () => service, { as: { email: 'studio@demo.test', prepare } })

test('a new business sees its counts from the real service', async () => {
  const viewer = await service.signUp()
  const { shell, stores, render } = testShell({ viewer, answer: service.answer })
  render(<OverviewPage />)
  expect(screen.queryByRole('term')).toBeNull()
  const converted = await shell.client.call(convertToBusiness, { business_name: 'Studio Lumen' })
  act(() => stores.$viewer.set(converted.ok ? converted.data.user : null))
  expect(await screen.findByRole('heading', { level: 1, name: 'Studio Lumen' })).toBeDefined()
  const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(figures).toEqual(['0', '0', '0', '0', '0', '0'])
})
