import { expect, test } from 'playwright/test'
import { expectIn, expectOut, logInByHand, newVerifiedAccount } from './new-account.ts'
import { findInOutbox } from './outbox.ts'
import { logIn } from './person.ts'

test('a kind of notification is turned on by email, and off again by one press in the email', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const { email } = await newVerifiedAccount(page)
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
  await logIn(other, 'ana@demo.test')
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
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed')
  await page.reload()
  await expect(byEmail).not.toBeChecked()
  await page.goto('/settings/unsubscribe/not-a-link-of-ours-at-all/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work')
  for (const each of [page, other, stranger]) await each.close()
})

test('an account is paused and closed, and one press at log-in brings it back each time', async ({
  browser,
}) => {
  const page = await browser.newPage()
  const account = await newVerifiedAccount(page)
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
