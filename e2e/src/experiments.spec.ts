import { expect, type Page } from 'playwright/test'
import { chooseBoard, choosePicture } from './choose-picture.ts'
import { logInByCall } from './person.ts'
import { test } from './test.ts'

/** Requests a password reset and returns the type that the call sends. */
async function typeOfReset(page: Page, query: string): Promise<unknown> {
  await page.goto(`/password/forgot/${query}`)
  await page.getByLabel('Email or username').fill('nobody-of-that-name@mail.test')
  const asked = page.waitForRequest((request) => request.url().includes('forgot_password'))
  await page.getByRole('button', { name: 'Send reset link' }).click()
  const body: unknown = (await asked).postDataJSON()
  return body instanceof Object && 'type' in body ? body.type : undefined
}

test("V7.3 a password reset is requested with type 'unified' in that experiment, else with 'reset", async ({
  page,
}) => {
  expect(await typeOfReset(page, '?experiments=unified_forgot_password:enabled')).toBe('unified')
  expect(await typeOfReset(page, '')).toBe('reset')
})

/** Creates a pin and returns the confirmation dialog. */
async function confirmationOf(page: Page, query: string) {
  await page.goto(`/pin-builder/${query}`)
  await choosePicture(page)
  await expect(page.getByText('The image is ready.')).toBeVisible()
  await page.getByLabel('Title').fill('A table by the window')
  await chooseBoard(page, 'Balcony')
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog', { name: 'Saved to Balcony' })
  await expect(dialog).toBeVisible()
  return (name: string) => dialog.getByRole('link', { name })
}

test('S2.2 S2.3 S2.4 with quick promote on, its button replaces Send in the confirmation', async ({
  page,
}) => {
  await logInByCall(page, 'mira@demo.test')
  const promoted = await confirmationOf(page, '?experiments=quick_promote:enabled')
  await expect(promoted('Promote your Pin')).toHaveAttribute(
    'href',
    /^\/advertiser\/quick_promote\/\?pinId=\d+$/,
  )
  await expect(promoted('Send')).toHaveCount(0)
  const grey = await promoted('See it now').getAttribute('class')

  const usual = await confirmationOf(page, '')
  await expect(usual('Promote your Pin')).toHaveCount(0)
  await expect(usual('Send')).toHaveAttribute('href', /^\/pin\/\d+\/\?share=true$/)
  expect(await usual('See it now').getAttribute('class')).not.toBe(grey)
})
