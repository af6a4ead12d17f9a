import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'

/** The fields of a sign-up form. */
interface Written {
  readonly email: string
  readonly password: string
  readonly birthday: string
}

/** The open modal; a page over another page is not one. */
export const modal = (page: Page): Locator => page.locator('dialog[open]')

/** Requests sign-up as another module does: over the bus, which listens to other tabs. */
export async function requestSignUp(
  page: Page,
  request: Readonly<Record<string, unknown>>,
): Promise<void> {
  // The bus listens once the page has rendered.
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible()
  await page.evaluate((payload) => {
    const channel = new BroadcastChannel('tessera')
    channel.postMessage({ name: 'auth.requested', version: 1, payload })
    channel.close()
  }, request)
  await expect(modal(page)).toBeVisible()
}

/** Opens the modal from the header. */
export async function openModal(page: Page, button: 'Sign up' | 'Log in'): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: button }).click()
  await expect(modal(page)).toBeVisible()
  return modal(page)
}

/** Fills in a sign-up form as a person does. */
export async function writeSignUp(page: Page, root: Locator, written: Written): Promise<void> {
  await root.getByLabel('Email').fill(written.email)
  await root.getByLabel('Password', { exact: true }).fill(written.password)
  await writeBirthday(page, root, written.birthday)
}

/** Writes a birthday digit by digit, as a person does. */
export async function writeBirthday(page: Page, root: Locator, birthday: string): Promise<void> {
  const [year = '', month = '', day = ''] = birthday.split('-')
  const parts: Readonly<Record<string, string>> = { Year: year, Month: month, Day: day }
  await root.getByRole('spinbutton').first().click()
  for (const part of await root.getByRole('spinbutton').all())
    await page.keyboard.type(parts[(await part.getAttribute('aria-label')) ?? ''] ?? '')
}

/** Submits a sign-up form. */
export const sendSignUp = (root: Locator): Promise<void> =>
  root.getByRole('button', { name: 'Continue', exact: true }).click()

/** Fills in and submits a log-in form. */
export async function sendLogIn(
  root: Locator,
  { email, password }: Pick<Written, 'email' | 'password'>,
): Promise<void> {
  await root.getByLabel('Email').fill(email)
  await root.getByLabel('Password', { exact: true }).fill(password)
  await root.getByRole('button', { name: 'Log in', exact: true }).click()
}
