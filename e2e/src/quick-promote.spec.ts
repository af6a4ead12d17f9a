import { type Browser, devices, expect, type Page } from 'playwright/test'
import { signUpVerified } from './new-account.ts'
import { logInByCall, post, tiles } from './person.ts'
import { test } from './test.ts'

/** Finds a saved pin of the demo member that can be promoted, and agrees to what is asked first. */
async function promotablePin(page: Page): Promise<{ id: string; title: string }> {
  expect((await post(page, '/ads/v4/consent/', {})).status()).toBe(200)
  const list = await page
    .context()
    .request.get('/resource/PromotablePinsResource/get/?data=%7B%22page_size%22%3A50%7D')
  const { resource_response } = await list.json()
  const found = resource_response.data.find(
    (each: { reasons: readonly string[] }) => each.reasons.length === 0,
  )
  return found.pin
}

async function typeInto(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

async function promoteByKeyboard(page: Page, id: string): Promise<void> {
  await page.goto(`/advertiser/quick_promote/?pinId=${id}`)
  const { keyboard } = page
  await expect(page.getByRole('heading', { name: 'Promote your Pin' })).toBeVisible()
  await page.getByLabel(/Daily budget/).focus()
  await keyboard.press('Control+A')
  await keyboard.type('7.5')
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Who is behind this ad?' })).toBeVisible()
  await typeInto(page, [
    'Mira Okafor',
    '1 High Street',
    '10001',
    'New York',
    'https://mira.example',
  ])
  await keyboard.press('Enter')
  const billing = page.getByRole('dialog', { name: 'How do you want to pay?' })
  await billing.getByLabel('Card number').focus()
  await typeInto(page, ['4242424242424242', '0439', '123'])
  await keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Your Pin is set up' })).toBeVisible()
}

/** Waits until the page has told of what somebody did with an ad. */
const told = (page: Page, kind: string) =>
  page.waitForResponse(
    (response) =>
      response.url().includes('/v3/ads/events/') &&
      (response.request().postData() ?? '').includes(`"${kind}"`),
  )

/** Reads the report of the campaign: sorted, compared, by day, down to its ad, and by its address alone. */
async function readReport(page: Page, title: string, spent: string): Promise<void> {
  await page.getByRole('link', { name: 'Open the report' }).click()
  const table = page.getByRole('table', { name: 'Campaigns' })
  const first = table.locator('tbody').getByRole('row').first()
  await expect(first).toContainText(spent)
  await table.getByRole('button', { name: 'Clicks' }).click()
  const clicks = table.getByRole('columnheader', { name: 'Clicks' })
  await expect(clicks).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: /^Dates:/ }).click()
  await page.getByRole('menuitemradio', { name: 'Previous period' }).click()
  await expect(first).toContainText('None before')
  await page.getByRole('button', { name: 'Break down by' }).click()
  await page.getByRole('menuitemradio', { name: 'Day', exact: true }).click()
  await expect(first).toContainText('Still settling')
  await first.getByRole('link').first().click()
  const groups = page.getByRole('table', { name: 'Ad groups' })
  await groups.locator('tbody').getByRole('link').first().click()
  const ad = page.getByRole('table', { name: 'Ads' }).locator('tbody').getByRole('row')
  await expect(ad).toContainText(title)
  await expect(ad).toContainText(spent)
  const shown = (await ad.textContent()) ?? ''
  await page.goto(page.url())
  await expect(ad).toHaveText(shown)
  const path = page.getByRole('navigation', { name: 'Where you are' })
  await expect(path.getByRole('link', { name: 'All campaigns' })).toBeVisible()
}

/** Another person sees the ad among what they search for, opens it, visits its site and saves it. */
async function meetAd(browser: Browser, title: string): Promise<void> {
  // A browser that says it is headless counts as a robot.
  const { userAgent } = devices['Desktop Chrome']
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  await signUpVerified(page)
  const country = { country: 'GB' }
  expect((await post(page, '/resource/UserSettingsResource/update/', country)).status()).toBe(200)
  const board = { name: 'Found', privacy: 'public' }
  expect((await post(page, '/resource/BoardResource/create/', board)).status()).toBe(200)
  const ad = tiles(page).filter({ hasText: 'Promoted by Mira' })
  await expect(async () => {
    await page.goto(`/search/pins/?q=${encodeURIComponent(title)}`)
    await expect(ad).toBeVisible({ timeout: 3_000 })
    // While the page loads, its tiles may take another place.
    await ad.scrollIntoViewIfNeeded({ timeout: 3_000 })
  }).toPass()
  await told(page, 'impression')
  const visited = told(page, 'click')
  const saved = told(page, 'save')
  await ad.getByRole('link').first().click()
  await page.getByRole('link', { name: /^Visit/ }).click()
  await page
    .getByRole('button', { name: /, choose another board$/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: /Found/ }).first().click()
  await Promise.all([visited, saved])
  await context.close()
}

test('S1.4 a promoted pin is seen, visited and saved by somebody else, and each number and cent is there', async ({
  page,
  browser,
}) => {
  await logInByCall(page, 'mira@demo.test')
  const { id, title } = await promotablePin(page)
  await promoteByKeyboard(page, id)
  await meetAd(browser, title)
  await page.goto('/advertiser/')
  const row = page.getByRole('table', { name: 'Campaigns' }).getByRole('row').nth(1)
  await expect(async () => {
    await page.reload()
    // Impressions, clicks and saves.
    await expect(row.getByRole('cell').nth(3)).toHaveText('1', { timeout: 2_000 })
    await expect(row.getByRole('cell').nth(4)).toHaveText('1')
    await expect(row.getByRole('cell').nth(6)).toHaveText('1')
  }).toPass()
  const spent = (await row.getByRole('cell').nth(2).locator('bdi').first().textContent()) ?? ''
  expect(spent).toMatch(/£0\.\d*[1-9]/)
  await readReport(page, title, spent)
  await page.getByRole('link', { name: 'Billing' }).click()
  await expect(page.getByText('You owe', { exact: true })).toBeVisible()
  await expect(page.getByText(spent, { exact: true })).toBeVisible()
  await page.goto('/advertiser/')
  await row.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: 'End' }).click()
  await page.getByRole('button', { name: 'End campaign' }).click()
  await expect(row).toContainText('Ended')
})

test('somebody without an ad account loads nothing of the advertiser module, and its frame alone where it is asked for', async ({
  page,
}) => {
  await logInByCall(page, 'jonas@demo.test')
  const { modules } = await (await page.request.get('/registry.json')).json()
  const { base } = modules.find(
    ({ descriptor }: { descriptor: { name: string } }) => descriptor.name === 'advertiser',
  )
  const loaded: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(base)) loaded.push(request.url())
  })
  await page.goto('/')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/pin\//)
  for (const path of ['/search/pins/?q=lamp', '/settings/', '/jonas_weil/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(loaded).toEqual([])
  await page.goto('/advertiser/31/reporting/campaigns/')
  await expect(page.getByRole('heading', { name: 'For business accounts' })).toBeVisible()
  const chunks = loaded.map((url) => /([\w-]+)\.\w+\.js$/.exec(url)?.[1])
  expect(chunks).toContain('page-reporting')
  expect(chunks).not.toContain('reporting')
})
