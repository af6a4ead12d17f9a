// @vitest-environment jsdom
import { decideHouseAds, houseAdDecisions, houseAds } from '@tessera/contracts/calls/house-ads'
import { houseSelf } from '@tessera/contracts/calls/house-roles'
import type { HouseRole } from '@tessera/contracts/house-acts'
import { answers } from '@tessera/testing/answers'
import { viewer } from '@tessera/testing/fixtures'
import { testShell } from '@tessera/testing/shell'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { houseAd, selfAs } from '../../test/house.ts'
import AdsPage from './page.tsx'

function opened(role: HouseRole) {
  const service = answers(
    [houseSelf, () => selfAs(role)],
    [houseAds, () => [houseAd()]],
    [houseAdDecisions, () => []],
    [decideHouseAds, () => ({ decided: [houseAd().id] })],
  )
  const shell = testShell({ viewer: viewer(), answer: service.answer })
  shell.render(<AdsPage />)
  return service
}

test('an ad is refused by keyboard, for what the check found, with a reason for its business', async () => {
  const service = opened('moderator')
  expect(
    await screen.findByText('Its link is no web address, or leads to a listed site.'),
  ).toBeDefined()
  screen.getByRole('button', { name: 'Refuse Oak lamp of Berg Lamps' }).focus()
  await userEvent.keyboard('{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'It leads to malware')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(service.asked.findLast(({ call }) => call === decideHouseAds.name)?.input).toEqual({
    ad_ids: ['21'],
    rejection: 'link',
    reason: 'It leads to malware',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an auditor sees the queue, and no button that decides', async () => {
  opened('auditor')
  expect(await screen.findByText('Oak lamp')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(Approve|Refuse)/ })).toBeNull()
})
