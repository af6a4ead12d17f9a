import type { Browser, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { type Account, expectIn, expectOut, logInByHand, signUpByCall } from './new-account.ts'
import { logInByCall } from './person.ts'
import { test } from './test.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Logs in on another device, whose page shows nothing yet. */
async function otherDevice(browser: Browser, { email, password }: Account): Promise<Page> {
  const page = await (await browser.newContext({ userAgent: firefox })).newPage()
  await logInByCall(page, email, password)
  return page
}

const devices = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem')

test('the device list shows each session, and logging one out ends it there', async ({
  page,
  browser,
}) => {
  const person = await signUpByCall(page)
  const other = await otherDevice(browser, person)
  await page.goto('/settings/security/')
  await expect(devices(page)).toHaveCount(2)
  await expect(devices(page).first()).toContainText('This device')
  await expect(devices(page).nth(1)).toContainText('Firefox on Linux')
  await page.getByRole('button', { name: 'Log out: Firefox on Linux' }).click()
  await expect(devices(page)).toHaveCount(1)
  await expect(page.getByText('Logged out: Firefox on Linux.')).toBeVisible()
  await other.goto('/')
  await expectOut(other)
  await page.reload()
  await expect(devices(page)).toHaveCount(1)
})

test('log out everywhere ends every session, including this one', async ({ page, browser }) => {
  const person = await signUpByCall(page)
  const other = await otherDevice(browser, person)
  await page.goto('/settings/security/')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expectOut(page)
  await expect(page.getByText("You're logged out everywhere.")).toBeVisible()
  await page.reload()
  await expectOut(page)
  await other.goto('/')
  await expectOut(other)
  await page.goto('/settings/security/')
  await expect(page).toHaveURL(/\/login\/\?next=%2Fsettings%2Fsecurity%2F$/)
})

test('log out everywhere can keep this device logged in', async ({ page, browser }) => {
  const person = await signUpByCall(page)
  const other = await otherDevice(browser, person)
  await page.goto('/settings/security/')
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Stay logged in on this device' }).check()
  await dialog.getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(devices(page)).toHaveCount(1)
  await page.reload()
  await expectIn(page)
  await other.goto('/')
  await expectOut(other)
})

test('a new password ends the other sessions and works at the next log-in', async ({
  page,
  browser,
}) => {
  const person = await signUpByCall(page)
  const other = await otherDevice(browser, person)
  await page.goto('/settings/security/')
  const panel = page.getByRole('region', { name: 'Password' })
  await panel.getByLabel('Current password').fill('not the one')
  await panel.getByLabel('New password', { exact: true }).fill('slow-evenings-42')
  await panel.getByRole('button', { name: 'Change password' }).click()
  await expect(panel.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true')
  await panel.getByLabel('Current password').fill(person.password)
  await panel.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password updated.').first()).toBeVisible()
  await expect(devices(page)).toHaveCount(1)
  await page.reload()
  await expectIn(page)
  await other.goto('/')
  await expectOut(other)
  await logInByHand(other, { ...person, password: 'slow-evenings-42' })
  await expectIn(other)
})
