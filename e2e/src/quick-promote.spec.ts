import { expect, test } from 'playwright/test'
import { logInByCall, post } from './person.ts'

test('a member promotes a saved pin through the page to success, by keyboard alone', async ({
  page,
}) => {
  await logInByCall(page, 'mira@demo.test')
  const consent = await post(page, '/ads/v4/consent/', {})
  expect(consent.status()).toBe(200)
  const list = await page
    .context()
    .request.get('/resource/PromotablePinsResource/get/?data=%7B%22page_size%22%3A50%7D')
  const { resource_response } = await list.json()
  const found = resource_response.data.find(
    (each: { reasons: readonly string[] }) => each.reasons.length === 0,
  )
  await page.goto(`/advertiser/quick_promote/?pinId=${found.pin.id}`)
  const { keyboard } = page
  await expect(page.getByRole('heading', { name: 'Promote your Pin' })).toBeVisible()
  await page.getByLabel(/Daily budget/).focus()
  await keyboard.press('Control+A')
  await keyboard.type('7.5')
  await keyboard.press('Enter')
  const business = page.getByRole('dialog', { name: 'Who is behind this ad?' })
  await expect(business).toBeVisible()
  for (const text of [
    'Mira Okafor',
    '1 High Street',
    '10001',
    'New York',
    'https://mira.example',
  ]) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await keyboard.press('Enter')
  const billing = page.getByRole('dialog', { name: 'How do you want to pay?' })
  await expect(billing.getByRole('button', { name: 'Continue' })).toBeFocused()
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your Pin is set up' })).toBeVisible()
})
