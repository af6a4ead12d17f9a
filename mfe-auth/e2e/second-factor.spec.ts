import { shownCode } from '@tessera/e2e/authenticator'
import {
  expectIn,
  expectOut,
  logInByHand,
  loseSession,
  signUpVerified,
} from '@tessera/e2e/new-account'
import { findInOutbox, outbox, resetLink, sentCode } from '@tessera/e2e/outbox'
import { post } from '@tessera/e2e/person'
import { expect, type Page, test } from '@tessera/e2e/test'

let numbers = 0

function newNumber(): string {
  numbers += 1
  return `+4930${process.pid % 10_000}${String(numbers).padStart(4, '0')}`
}

const panel = (page: Page) => page.getByRole('region', { name: 'Two-factor authentication' })

async function keepCodes(page: Page): Promise<readonly string[]> {
  const list = page.getByRole('list', { name: 'Your recovery codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: "I've saved them" }).click()
  return codes
}

/** Turns on an authenticator; returns its secret and the recovery codes. */
async function turnOnAuthenticator(page: Page) {
  await page.goto('/settings/security/')
  await panel(page).getByRole('button', { name: 'Turn on: Authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByLabel('Code', { exact: true }).fill(shownCode(secret))
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  return { secret, codes: await keepCodes(page) }
}

/** Turns on an authenticator without a page; returns a recovery code. */
async function turnOnByCall(page: Page): Promise<string> {
  const ask = async (step: 'start' | 'finish', input: object) => {
    const answer = await post(page, `/v3/users/security/authenticator/${step}/`, input)
    return (await answer.json()).resource_response.data
  }
  const { secret } = await ask('start', {})
  const { recovery_codes } = await ask('finish', { code: shownCode(secret) })
  return recovery_codes[0]
}

async function turnOnPhone(page: Page, number: string): Promise<readonly string[]> {
  await page.goto('/settings/security/')
  await panel(page).getByRole('button', { name: 'Turn on: Text message' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number').fill(number)
  await dialog.getByRole('button', { name: 'Send code' }).click()
  await expect(dialog).toContainText(`ending in ${number.slice(-2)}`)
  const code = await findInOutbox(page.request, number, sentCode)
  await dialog.getByLabel('Code', { exact: true }).fill(code)
  await dialog.getByRole('button', { name: 'Turn on' }).click()
  return keepCodes(page)
}

const codeStep = (page: Page) =>
  page.getByRole('heading', { name: 'Two-factor authentication required' })

async function enterCode(page: Page, code: string): Promise<void> {
  await expect(codeStep(page)).toBeVisible()
  await page.getByLabel('Verification code').fill(code)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Repeats an action until it works: the service limits how often codes are sent. */
async function untilSeen(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await act()
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 60_000, intervals: [4_000] })
}

test('a phone as second factor is confirmed by code, asked for at log-in, and its code can be resent', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const person = await signUpVerified(page)
  const number = newNumber()
  await turnOnPhone(page, number)
  await expect(panel(page)).toContainText(`ending in ${number.slice(-2)}`)
  await loseSession(page)

  await logInByHand(page, person)
  await expect(codeStep(page)).toBeVisible()
  await expect(page.getByText(`ending in ${number.slice(-2)}`)).toBeVisible()
  // Without the second factor nobody is logged in, whatever cookies there are.
  const second = await page.context().newPage()
  await second.goto('/')
  await expectOut(second)
  await second.close()

  // Messages are sent in the background: first the one for setting up, then the one for this log-
  // in.
  const sent = async () => (await outbox(page.request, number)).length
  await expect.poll(sent, { timeout: 20_000 }).toBe(2)
  const before = await outbox(page.request, number)
  await enterCode(page, before.some((text) => text.includes('000000')) ? '111111' : '000000')
  await expect(page.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true')
  await untilSeen(page, 'We sent you a new code!', () =>
    page.getByRole('button', { name: 'Resend the code' }).click(),
  )
  await expect.poll(sent, { timeout: 20_000 }).toBe(3)
  await enterCode(page, await findInOutbox(page.request, number, sentCode))
  await expectIn(page)
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('an authenticator works as second factor, and a recovery code works once', async ({
  page,
}) => {
  const person = await signUpVerified(page)
  const { secret, codes } = await turnOnAuthenticator(page)
  await expect(
    panel(page).getByRole('button', { name: 'Turn off: Authenticator app' }),
  ).toBeVisible()
  const [emergency = ''] = codes

  await loseSession(page)
  await logInByHand(page, person)
  await enterCode(page, shownCode(secret, 1))
  await expectIn(page)

  await loseSession(page)
  await logInByHand(page, person)
  await enterCode(page, emergency)
  await expectIn(page)
  await page.goto('/settings/security/')
  await expect(panel(page)).toContainText('9 left.')

  await loseSession(page)
  await logInByHand(page, person)
  await enterCode(page, emergency)
  await expect(page.getByLabel('Verification code')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeHidden()
})

test('a password reset link does not bypass the second factor', async ({ page }) => {
  const person = await signUpVerified(page)
  const emergency = await turnOnByCall(page)
  await page.context().clearCookies()
  await page.goto('/password/forgot/')
  await page.getByLabel('Email or username').fill(person.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('dialog')).toContainText('Password reset email sent')
  await page.goto(await findInOutbox(page.request, person.email, resetLink))
  await page.getByLabel('New password').fill('slow-evenings-42')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password updated')
  await expectOut(page)
  await logInByHand(page, { ...person, password: 'slow-evenings-42' })
  await enterCode(page, emergency)
  await expectIn(page)
})

test('log-in needs no second factor after it was turned off', async ({ page }) => {
  const person = await signUpVerified(page)
  const { codes } = await turnOnAuthenticator(page)
  await panel(page).getByRole('button', { name: 'Turn off: Authenticator app' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(dialog).toContainText('Enter your code to continue')
  await dialog.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(panel(page)).toContainText("It's off. Turn it on")
  await loseSession(page)
  await logInByHand(page, person)
  await expectIn(page)
})
