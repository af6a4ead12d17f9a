import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { expectIn } from './new-account.ts'
import { newPerson } from './person.ts'
import { modal, sendSignUp, writeSignUp } from './sign-up-form.ts'
import { somePin } from './some-pin.ts'
import { test } from './test.ts'

/** Signs up in the open modal. */
async function signUp(page: Page): Promise<void> {
  const dialog = modal(page)
  await dialog.getByRole('button', { name: 'Continue with email' }).click()
  await writeSignUp(page, dialog, newPerson())
  await sendSignUp(dialog)
  await expectIn(page)
}

/** Opens a new visitor's page at a URL. */
async function visitorAt(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page
}

test('V1.9 a visitor who saves, downloads, follows or comments signs up, and the action is completed', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const pin = await somePin(page)

  const saving = await visitorAt(browser, pin)
  await saving.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(modal(saving)).toContainText('Sign up to save this Pin')
  await signUp(saving)
  await expect(saving.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await saving.context().close()

  const downloading = await visitorAt(browser, pin)
  await downloading.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(modal(downloading)).toContainText('Sign up to download this Pin')
  const file = downloading.waitForEvent('download')
  await signUp(downloading)
  const downloaded = await file
  const title = await downloading.getByRole('heading', { level: 1 }).textContent()
  expect(downloaded.suggestedFilename()).toBe(`${title}.jpg`)
  const bytes = await readFile(await downloaded.path())
  expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  await downloading.context().close()

  const following = await visitorAt(browser, pin)
  await following.getByRole('button', { name: /^Follow / }).click()
  await expect(modal(following)).toContainText('Sign up to follow')
  await signUp(following)
  await expect(following.getByRole('button', { name: /^Following / })).toBeVisible()
  await following.reload()
  await expect(following.getByRole('button', { name: /^Following / })).toBeVisible()
  await following.context().close()

  const commenting = await visitorAt(browser, pin)
  const said = `Where is that chair from? ${process.pid}`
  await commenting.getByRole('textbox', { name: 'Add a comment' }).fill(said)
  await commenting.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(modal(commenting)).toContainText(/let .+ know what you think/)
  await signUp(commenting)
  const comments = commenting.getByRole('list', { name: 'Comments' })
  await expect(comments.getByText(said)).toBeVisible()
  await expect(commenting.getByText('Posting…')).toBeHidden()
  await commenting.reload()
  await expect(comments.getByText(said)).toHaveCount(1)
  await comments.getByRole('button', { name: /^Delete .+'s comment$/ }).click()
  await modal(commenting).getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(comments.getByText(said)).toBeHidden()
  await commenting.reload()
  await expect(commenting.getByRole('textbox', { name: 'Add a comment' })).toBeVisible()
  await expect(commenting.getByText(said)).toBeHidden()
  await commenting.context().close()
})
