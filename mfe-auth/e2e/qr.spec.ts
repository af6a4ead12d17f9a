import { mkdirSync } from 'node:fs'
import { barriers } from '@tessera/e2e/accessible'
import { logInByCall } from '@tessera/e2e/person'
import { type Browser, devices, expect, type Page, test } from '@tessera/e2e/test'

/** Takes a picture where `LOOKS` asks for pictures. */
async function look(page: Page, name: string): Promise<void> {
  if (process.env.LOOKS !== 'pictures') return
  mkdirSync('reports/qr', { recursive: true })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.screenshot({ path: `reports/qr/${name}-${colorScheme}.png`, fullPage: true })
  }
}

/** A phone in a context of its own. */
async function phoneIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ ...devices['iPhone 13'], reducedMotion: 'reduce' })
  return context.newPage()
}

const qrButton = (page: Page) => page.getByRole('button', { name: 'Log in with a QR code' })

/** Asks for a QR code and returns the link in it. */
async function linkOf(page: Page): Promise<string> {
  const started = page.waitForResponse((response) => response.url().includes('QrLogInResource'))
  await qrButton(page).click()
  const { resource_response } = await (await started).json()
  await expect(page.getByRole('img', { name: /QR code of a link/ })).toBeVisible()
  return `/log-in/approve/#${resource_response.data.code}`
}

const numberOf = async (page: Page): Promise<string> => {
  const said = page.getByRole('status').filter({ hasText: 'Choose this number on your phone' })
  return (await said.locator('strong').textContent()) ?? ''
}

test("V1.6 V8.25 V6.5 the QR button is there in its experiment alone; with the arm 'error' it says why not", async ({
  page,
}) => {
  await page.goto('/login/')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(qrButton(page)).toHaveCount(0)
  await page.goto('/login/?experiments=qr_log_in:error')
  await qrButton(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    "QR code login isn't available right now. Try another login method.",
  )
})

test('a phone that is logged in approves with the number on the other screen, which is logged in at once', async ({
  page,
  browser,
}) => {
  await page.goto('/login/?experiments=qr_log_in:works')
  const link = await linkOf(page)
  await look(page, 'desktop-code')
  expect(await barriers(page)).toEqual([])

  const phone = await phoneIn(browser)
  await logInByCall(phone, 'mira@demo.test')
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Log in on another device?' })).toBeVisible()
  await expect(phone.getByText('Chrome on Linux')).toBeVisible()
  // The link's secret leaves the address.
  await expect(phone).toHaveURL(/\/log-in\/approve\/$/)
  await look(phone, 'phone-question')
  expect(await barriers(phone)).toEqual([])

  const number = await numberOf(page)
  await look(page, 'desktop-number')
  await phone.getByRole('button', { name: number, exact: true }).click()
  await expect(phone.getByRole('heading', { name: "You're logged in there" })).toBeVisible()
  await look(phone, 'phone-approved')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await phone.context().close()
})

test("a phone without a session logs in first; 'This isn't me' refuses, by the keyboard alone", async ({
  page,
  browser,
}) => {
  await page.goto('/login/?experiments=qr_log_in:works')
  const link = await linkOf(page)
  const phone = await phoneIn(browser)
  await phone.goto(link)
  await phone.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  const dialog = phone.getByRole('dialog')
  await dialog.getByLabel('Email').fill('mira@demo.test')
  await dialog.getByLabel('Password', { exact: true }).fill('tessera-demo')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(phone.getByRole('heading', { name: 'Log in on another device?' })).toBeVisible()
  await phone.getByRole('button', { name: "This isn't me" }).focus()
  await phone.keyboard.press('Enter')
  await expect(phone.getByRole('heading', { name: 'Not logged in' })).toBeVisible()
  await expect(page.getByText('The phone refused this log-in.')).toBeVisible()
  await look(page, 'desktop-refused')
  const again = page.getByRole('button', { name: 'Get a new code' })
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /QR code of a link/ })).toBeVisible()
  await phone.context().close()
})

test('a code is shown in the log-in on a phone too, and fits it', async ({ browser }) => {
  const phone = await phoneIn(browser)
  await phone.goto('/login/?experiments=qr_log_in:works')
  await linkOf(phone)
  const { width, inner } = await phone.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    inner: innerWidth,
  }))
  expect(width).toBeLessThanOrEqual(inner)
  await look(phone, 'phone-code')
  await phone.context().close()
})
