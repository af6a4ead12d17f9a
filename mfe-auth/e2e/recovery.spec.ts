import { expectIn, expectOut, logInByHand, signUpByCall } from '@tessera/e2e/new-account'
import { findInOutbox, outbox, resetLink } from '@tessera/e2e/outbox'
import { expect, type Page, test } from '@tessera/e2e/test'

async function askForLink(page: Page, account: string): Promise<void> {
  await page.goto('/password/forgot/')
  await page.getByLabel('Email or username').fill(account)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('dialog')).toContainText('Password reset email sent')
}

async function choosePassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Save and continue' }).click()
}

const link = (page: Page, email: string) => findInOutbox(page.request, email, resetLink)

test('V2.43 a forgotten password is reset through an emailed link, which works once and disables the old password', async ({
  page,
  browser,
}) => {
  const person = await signUpByCall(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto('/login/')
  await elsewhere.getByLabel('Email').fill(person.email)
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(elsewhere.getByLabel('Email or username')).toHaveValue(person.email)
  await expect(elsewhere).toHaveURL(/\/password\/forgot\/$/)
  await elsewhere.getByRole('button', { name: 'Send reset link' }).click()
  await expect(elsewhere.getByRole('dialog')).toContainText('Password reset email sent')
  await expect(elsewhere.getByText('Email sent!').first()).toBeVisible()

  const address = await link(elsewhere, person.email)
  await elsewhere.goto(address)
  await expect(elsewhere.getByText(person.email)).toBeVisible()
  await expect(elsewhere).toHaveURL(/\/password\/reset\/$/)
  // A weak password is refused at its field, and the link stays valid.
  await choosePassword(elsewhere, 'password')
  const field = elsewhere.getByLabel('New password')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toBeFocused()
  await choosePassword(elsewhere, 'slow-evenings-42')
  await expectIn(elsewhere)
  await expect(elsewhere).toHaveURL(/:\d+\/$/)

  // The reset ended all sessions.
  await page.goto('/')
  await expectOut(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
  await page.getByRole('link', { name: 'Get a new link' }).click()
  await expect(page.getByLabel('Email or username')).toBeVisible()

  await logInByHand(page, person)
  await expect(page.getByText(/The password you entered is incorrect/)).toBeVisible()
  await logInByHand(page, { ...person, password: 'slow-evenings-42' })
  await expectIn(page)
})

test('somebody without an account gets the same answer and no email, and a new reset link replaces the previous one', async ({
  page,
}) => {
  const nobody = `nobody.${process.pid}@mail.test`
  await askForLink(page, nobody)
  const person = await signUpByCall(page)
  await page.context().clearCookies()
  await askForLink(page, person.email)
  const first = await link(page, person.email)
  // An email requested later has arrived, so the earlier request sends none.
  expect(await outbox(page.request, nobody)).toEqual([])
  await page.getByRole('button', { name: 'Resend email' }).click()
  await expect(async () => expect(await link(page, person.email)).not.toBe(first)).toPass()
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired')
})

test('a protected account gets back in with a new password', async ({ page }) => {
  const otto = { email: 'softbanned@demo.test', password: 'tessera-demo' }
  await logInByHand(page, otto)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('We protected your account')
  await dialog.getByRole('button', { name: 'Reset your password' }).click()
  await expect(page.getByRole('dialog')).toContainText('Password reset email sent')
  await page.goto(await link(page, otto.email))
  await choosePassword(page, 'slow-evenings-42')
  await expectIn(page)
})

test('suspended and closed accounts are told that they are deactivated', async ({ page }) => {
  for (const email of ['suspended@demo.test', 'deactivated@demo.test']) {
    await logInByHand(page, { email, password: 'tessera-demo' })
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Your account has been deactivated')
    await expect(dialog.getByRole('listitem')).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Got it' }).click()
    await expect(dialog).toBeHidden()
    await expectOut(page)
  }
})
