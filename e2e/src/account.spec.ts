import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect } from 'playwright/test'
import { saveIdeas, someIdeas } from './board-with-ideas.ts'
import { expectIn, expectOut, logInByHand, signUpVerified } from './new-account.ts'
import { findInOutbox, resetLink } from './outbox.ts'
import { logInByCall, post } from './person.ts'
import { test } from './test.ts'

test('a kind of notification is turned on by email, and off again by one press in the email', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const { email } = await signUpVerified(page)
  await page.goto('/notifications/')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings/notifications/')
  const byEmail = page.getByRole('switch', { name: 'New followers: Email' })
  await byEmail.focus()
  await page.keyboard.press('Space')
  await expect(byEmail).toBeChecked()
  await page.reload()
  await expect(byEmail).toBeChecked()
  const other = await browser.newPage()
  await logInByCall(other, 'ana@demo.test')
  await other.goto(`/${email.split('@')[0]?.replace(/\W/g, '')}/`)
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click()
  const link = await findInOutbox(
    page.request,
    email,
    /https?:\/\/\S+\/settings\/unsubscribe\/[\w-]+\//,
  )
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText('Stop getting emails about new followers?')).toBeVisible()
  await page.reload()
  await expect(byEmail).toBeChecked()
  await stranger.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText("You're unsubscribed")
  await page.reload()
  await expect(byEmail).not.toBeChecked()
  await page.goto('/settings/unsubscribe/not-a-link-of-ours-at-all/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("This link doesn't work")
  for (const each of [page, other, stranger]) await each.close()
})

test('an account is paused and closed, and one press at log-in brings it back each time', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const account = await signUpVerified(page)
  const profile = `/${account.email.split('@')[0]?.replace(/\W/g, '')}/`
  await page.goto('/settings/account/')
  await page.getByRole('button', { name: 'Pause account' }).focus()
  await page.keyboard.press('Enter')
  const ask = page.getByRole('dialog', { name: 'Pause your account?' })
  await expect(ask.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your account is paused. Log in to come back.')).toBeVisible()
  await expectOut(page)
  const stranger = await browser.newPage()
  const hidden = await stranger.goto(profile)
  expect(hidden?.status()).toBe(404)
  await logInByHand(page, account)
  await expect(page.getByText('Nobody sees it now.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Come back' }).click()
  await expectIn(page)
  expect((await stranger.goto(profile))?.status()).toBe(200)

  await page.goto('/settings/account/')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const password = dialog.getByLabel('Password', { exact: true })
  const press = () => dialog.getByRole('button', { name: 'Delete account' }).click()
  await press()
  await expect(password).toBeFocused()
  await password.fill('not this one')
  await press()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveValue('not this one')
  await password.fill(account.password)
  await press()
  await expect(page.getByText(/Your account is closed\. Log in by .+ to keep it\./)).toBeVisible()
  await expectOut(page)
  await findInOutbox(page.request, account.email, /will be deleted/)
  expect((await stranger.goto(profile))?.status()).toBe(404)
  await logInByHand(page, account)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expectIn(page)
  expect((await stranger.goto(profile))?.status()).toBe(200)
  for (const each of [page, stranger]) await each.close()
})

test('all data is downloaded as a ZIP, whose page opens without a network', async ({ browser }) => {
  const context = await browser.newContext({ acceptDownloads: true })
  const page = await context.newPage()
  const { email } = await signUpVerified(page)
  const made = await post(page, '/resource/BoardResource/create/', { name: '<b>Lamps</b> & more' })
  const { resource_response } = await made.json()
  await saveIdeas(page, resource_response.data.id, await someIdeas(page, 1))
  await page.goto('/settings/account/')
  await page.getByRole('button', { name: 'Prepare download' }).click()
  const link = page.getByRole('link', { name: /^Download \(/ })
  await expect(link).toBeVisible()
  await findInOutbox(page.request, email, /data is ready/)
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)
  const files = unzipSync(await readFile(await download.path()))
  expect(Object.keys(files)).toContain('data/boards.json')
  expect(Object.keys(files).filter((name) => name.startsWith('pictures/'))).not.toEqual([])
  const offline = await browser.newContext({ offline: true })
  const shown = await offline.newPage()
  await shown.setContent(strFromU8(files['index.html'] ?? new Uint8Array()))
  await expect(shown.getByRole('heading', { level: 2 })).toHaveText('<b>Lamps</b> & more')
  await expect(shown.locator('img')).toHaveCount(1)
  await Promise.all([context.close(), offline.close()])
})

test('a new email is confirmed by its link, and the former address takes the change back', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const account = await signUpVerified(page)
  const fresh = `new.${account.email}`
  await page.goto('/settings/account/')
  await page.getByLabel('New email').fill(fresh)
  await page.getByLabel('Current password').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Open the email that we sent to ${fresh}`)).toBeVisible()
  const change = /https?:\/\/\S+\/settings\/email\/change\/#token=[\w-]+/
  await page.goto(await findInOutbox(page.request, fresh, change))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email changed')
  expect(page.url()).not.toContain('token')
  const owner = await browser.newPage()
  const undo = /https?:\/\/\S+\/settings\/email\/undo\/#token=[\w-]+/
  await owner.goto(await findInOutbox(page.request, account.email, undo))
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Take your email back')
  await owner.getByRole('button', { name: 'Take it back' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('Your email is back')
  await findInOutbox(page.request, account.email, resetLink)
  await page.goto('/')
  await expectOut(page)
  for (const each of [page, owner]) await each.close()
})
