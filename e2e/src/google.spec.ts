import { expect, type Locator, type Page } from 'playwright/test'
import { expectIn, expectOut, logOutByHand, signUpByCall } from './new-account.ts'
import { post } from './person.ts'
import { pressLast } from './press-last.ts'
import { productOrigin, productPort } from './product.ts'
import { modal, writeBirthday } from './sign-up-form.ts'
import { test } from './test.ts'

const standIn = `http://localhost:${productPort + 98}`
let people = 0

/** Returns a fresh address at a provider. */
function freshEmail(): string {
  people += 1
  return `google-${process.pid}-${people}-${Date.now()}@mail.test`
}

const googleButton = (root: Page | Locator): Locator =>
  root
    .frameLocator('iframe[title="Continue with Google"]')
    .getByRole('button', { name: 'Continue with Google' })

/** Presses Google's button and returns the popup. */
async function popupOf(page: Page, root: Page | Locator = page): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await googleButton(root).click()
  return opening
}

/** Presses Google's button and chooses a pretend person. */
async function comeAs(page: Page, name: string, root: Page | Locator = page): Promise<void> {
  const popup = await popupOf(page, root)
  await popup.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

/** Presses Google's button and comes as somebody with this email, which Google verified. */
async function comeWith(page: Page, email: string, root: Page | Locator = page): Promise<void> {
  const popup = await popupOf(page, root)
  await popup.getByRole('textbox', { name: 'Name' }).fill('Nora Lind')
  await popup.getByRole('textbox', { name: 'Email' }).fill(email)
  await popup.getByRole('button', { name: 'Continue as somebody else' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

async function createAccount(page: Page, root: Locator): Promise<void> {
  await expect(heading(page, 'Enter your birthdate')).toBeVisible()
  await writeBirthday(page, root, '1994-04-12')
  await root.getByRole('button', { name: 'Create account' }).click()
}

test('V2.48 V4.4 V8.18 a new person signs up with Google in a popup and stays on the page, and logs in with it later', async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/ideas/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await comeWith(page, email, modal(page))
  await createAccount(page, modal(page))
  await expectIn(page)
  expect(new URL(page.url()).pathname).toBe('/ideas/')
  expect(await page.evaluate(() => [...document.scripts].map(({ src }) => src))).not.toContainEqual(
    expect.stringContaining('gsi'),
  )
  await logOutByHand(page)
  await page.goto('/login/')
  await comeWith(page, email)
  await expectIn(page)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('V8.19 V8.20 what Google cannot log in to opens the dialogs of recovery, and an unproven address asks for the password', async ({
  page,
}) => {
  await page.goto('/login/')
  await comeAs(page, 'Vera Quill')
  await expect(heading(page, 'Your account has been deactivated')).toBeVisible()
  await page.getByRole('button', { name: 'Got it' }).click()
  await comeAs(page, 'Bo Marsh')
  await expect(page.getByText(/^We couldn't match your Google account/)).toBeVisible()
  await page.goto('/login/')
  await comeAs(page, 'Uma Faber')
  await expect(heading(page, "Looks like you're already on Tessera")).toBeVisible()
  await expectOut(page)
  const form = page.locator('main form')
  await form.getByLabel('Password', { exact: true }).fill('tessera-demo')
  await form.getByRole('button', { name: 'Log in' }).click()
  await expectIn(page)
})

test('V8.17 a voluntarily deactivated account tells so in a tooltip at the button, which brings it back', async ({
  page,
}) => {
  const { email } = await signUpByCall(page)
  const paused = await post(page, '/v3/users/account/pause/', {})
  expect(paused.status()).toBe(200)
  await page.goto('/login/')
  await comeWith(page, email)
  const tip = page.getByRole('alert')
  await expect(tip).toContainText('Your account is paused')
  await tip.getByRole('button', { name: 'Come back' }).click()
  await expectIn(page)
})

test("V2.27 one tap creates an account behind the screen 'Welcome to Tessera', which goes with the answer", async ({
  page,
}) => {
  const email = freshEmail()
  await page.goto('/login/')
  await comeWith(page, email)
  await expect(heading(page, 'Enter your birthdate')).toBeVisible()
  const posted = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/connect/google/'),
  )
  await page.goto('/login/')
  const tap = page.frameLocator('iframe[title="Log in with Google"]')
  await tap.getByRole('button', { name: 'Continue as Nora' }).click()
  expect((await posted).postData()).toMatch(/g_csrf_token=\w+/)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/UserRegisterResource/create/', async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ type: 'google_one_tap' })
    await promise
    await route.continue()
  })
  await createAccount(page, page.locator('main'))
  await expect(page.getByText('Welcome to Tessera')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Creating your account' })).toBeVisible()
  resolve()
  await expectIn(page)
  await expect(page.getByText('Welcome to Tessera')).toBeHidden()
})

test('a cancelled popup changes nothing, and no message of another window logs anybody in', async ({
  page,
}) => {
  await page.goto('/login/')
  const popup = await popupOf(page)
  await pressLast(popup.getByRole('button', { name: 'Cancel' }))
  await expect(googleButton(page)).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('UserSessionResource')) asked.push(request.url())
  })
  await page.evaluate((from) => {
    const message = { google: 'credential', credential: 'a-credential-of-nobody-at-all' }
    window.postMessage(message, '*')
    const frame = document.createElement('iframe')
    frame.src = from
    document.body.append(frame)
  }, `${productOrigin}/connect/google/`)
  await page.waitForTimeout(500)
  expect(asked).toEqual([])
  await expectOut(page)
  const refused = await page.request.get(
    `${standIn}/google/gsi/select?client_id=tessera-at-google&nonce=x&origin=https://evil.example`,
  )
  expect(refused.status()).toBe(403)
})

test('somebody connects Google in the settings and disconnects it', async ({ page }) => {
  await signUpByCall(page)
  await page.goto('/settings/security/')
  const panel = page.getByRole('region', { name: 'Connected accounts' })
  await expect(panel.getByText('No account is connected.')).toBeVisible()
  const email = freshEmail()
  await comeWith(page, email, panel)
  await expect(panel.getByText(`Nora Lind · ${email}`)).toBeVisible()
  await panel.getByRole('button', { name: `Disconnect Google: ${email}` }).click()
  await expect(panel.getByText('No account is connected.')).toBeVisible()
})
