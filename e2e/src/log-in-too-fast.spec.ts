import { expect, type Page } from 'playwright/test'
import { expectIn, signUpByCall } from './new-account.ts'
import { openModal, sendLogIn } from './sign-up-form.ts'
import { test } from './test.ts'

/** Guesses at a password as fast as a program would. */
async function guessAt(page: Page, email: string, times: number): Promise<void> {
  await page.goto('/')
  await page.evaluate(
    async ([username_or_email, count]) => {
      for (let guess = 0; guess < count; guess += 1)
        await fetch('/resource/UserSessionResource/create/', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ username_or_email, password: `wrong-guess-${guess}` }),
        })
    },
    [email, times] as const,
  )
}

test('V4.26 V8.9 after too many log-ins a captcha opens under the page policy, and solving it logs in', async ({
  page,
  browser,
}) => {
  const person = await signUpByCall(page)
  // A browser in which this member never logged in.
  const context = await browser.newContext()
  const elsewhere = await context.newPage()
  const violations: string[] = []
  elsewhere.on('console', (message) => {
    const text = message.text()
    if (text.includes('Content Security Policy') && !/report-only/i.test(text))
      violations.push(text)
  })
  await guessAt(elsewhere, person.email, 8)
  const dialog = await openModal(elsewhere, 'Log in')
  await sendLogIn(dialog, { ...person, password: 'one-more-guess' })
  await expect(dialog).toContainText(
    'Oops! You logged in too quickly. Please try again with the reCAPTCHA.',
  )
  await expect(dialog.getByRole('checkbox')).toBeFocused()
  await dialog.getByRole('checkbox').click()
  await expect(dialog).toContainText('The password you entered is incorrect.')
  // Each captcha works once, so the right password needs another.
  await sendLogIn(dialog, person)
  await dialog.getByRole('checkbox').click()
  await expectIn(elsewhere)
  expect(violations).toEqual([])
  await context.close()
})
