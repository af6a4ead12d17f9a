import { logInByCall, post } from '@tessera/e2e/person'
import { expect, type Page, test } from '@tessera/e2e/test'

/** Presses the copy button of a text, and returns what the clipboard then holds. */
async function copied(page: Page, what: string): Promise<string> {
  await page.getByRole('button', { name: `Copy: ${what}`, exact: true }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

test('an advertiser copies the code of a tag, makes a token and sees the event that it sends as a test', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logInByCall(page, 'north@demo.test')
  const zone = { country: 'US', time_zone: 'UTC' }
  const { resource_response } = await (await post(page, '/ads/v4/advertisers/', zone)).json()
  const base = `/advertiser/${resource_response.data.id}/conversions`
  await page.goto(`${base}/tag/`)
  await page.getByLabel('Name').fill('Lamp shop')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Get the code of Lamp shop' }).click()
  const tagId = new URL(page.url()).searchParams.get('tag')
  expect(await copied(page, 'Code for each page')).toContain(`tessera('load', '${tagId}'`)
  const pages = page.getByRole('navigation', { name: 'Pages about conversions' })
  await pages.getByRole('link', { name: 'API' }).click()
  await page.getByRole('link', { name: 'Access tokens' }).click()
  await page.getByLabel('Name').fill('Server')
  await page.keyboard.press('Enter')
  const token = await copied(page, 'Token of Server')
  await pages.getByRole('link', { name: 'Test events' }).click()
  await page.getByRole('button', { name: 'Start a test' }).click()
  await expect(page.getByText('Waiting for events.')).toBeVisible()
  const event = {
    event_name: 'checkout',
    action_source: 'web',
    event_id: 'order-7',
    event_time: Math.floor(Date.now() / 1_000),
  }
  const sent = await page.request.post(`/v3/ads/conversions/${resource_response.data.id}/events/`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { events: [event], test_code: new URL(page.url()).searchParams.get('code') },
  })
  expect(sent.status()).toBe(200)
  const row = page.getByRole('table', { name: 'Events of this test' }).getByRole('row').nth(1)
  await expect(row).toContainText('order-7')
  await expect(row).toContainText('Nothing connects it with an ad')
})
