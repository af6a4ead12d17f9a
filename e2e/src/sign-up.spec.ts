import { expect } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { expectIn } from './new-account.ts'
import { newPerson, tiles } from './person.ts'
import {
  modal,
  openModal,
  requestSignUp,
  sendLogIn,
  sendSignUp,
  writeSignUp,
} from './sign-up-form.ts'
import { test } from './test.ts'

const demo = { email: 'mira@demo.test', password: 'tessera-demo' }

const inviter = {
  id: '7',
  first_name: 'Greta',
  full_name: 'Greta Nilsen',
  image_medium_url: null,
}

const sources = [
  { source: 'homePage', title: 'Welcome to' },
  { source: 'saveButton', title: 'Sign up to save this Pin', pin: true },
  { source: 'saveButtonExp', title: 'Sign up to save this Pin', pin: true },
  { source: 'pinBookmarklet', title: 'Sign up to save from any site' },
  { source: 'downloadImageBtnDweb', title: 'Sign up to download this Pin', pin: true },
  { source: 'downloadImageBtnUnauth', title: 'Sign up to download this Pin', pin: true },
  {
    source: 'followButton',
    title: 'Sign up to follow Greta Nilsen',
    picture: 'Greta Nilsen',
    also: { creator: { full_name: 'Greta Nilsen', image_large_url: null } },
  },
  {
    source: 'commentComposer',
    title: 'Sign up and let Greta know what you think',
    also: { respondTo: 'Greta' },
  },
  {
    source: 'boardInvite',
    title: 'Join Greta on .+ for more ideas',
    picture: 'Greta Nilsen',
    also: { inviter },
  },
] as const

test('V2.2 each source opens the sign-up with its own title and picture, and a visitor signs up from it', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  const href = await tiles(page).first().getByRole('link').first().getAttribute('href')
  const pinId = /\/pin\/(\d+)\//.exec(href ?? '')?.[1]
  const dialog = modal(page)
  const offer = dialog.getByRole('button', { name: 'Continue with email' })
  const form = dialog.getByLabel('Email')
  for (const { source, title, ...what } of sources)
    await test.step(source, async () => {
      const also = 'also' in what ? what.also : {}
      await requestSignUp(page, { source, ...('pin' in what ? { pinId } : {}), ...also })
      await expect(dialog.getByRole('heading', { name: new RegExp(title) })).toBeVisible()
      if ('picture' in what)
        await expect(dialog.getByRole('img', { name: what.picture })).toBeVisible()
      if ('pin' in what) await expect(dialog.locator('img[src*="/media/"]')).toBeVisible()
      if (source === 'homePage') await expect(offer).toBeHidden()
      else await offer.click()
      await expect(form).toBeVisible()
      if (source === sources.at(-1)?.source) return
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    })
  await writeSignUp(page, dialog, newPerson())
  await sendSignUp(dialog)
  await expectIn(page)
  await expect(dialog).toBeHidden()
})

test('V4.9 V4.14 signing up with an existing email logs in with its password, and turns the form into a log-in with a wrong one', async ({
  page,
}) => {
  const dialog = await openModal(page, 'Sign up')
  await dialog.getByLabel('Email').fill(demo.email)
  await sendSignUp(dialog)
  await expect(dialog.getByRole('heading')).toContainText("Looks like you're already on")
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await page.keyboard.type('not-the-password')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('The password you entered is incorrect. Try again or')
  await expect(dialog.getByRole('link', { name: 'Reset your password' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await dialog.getByLabel('Email').fill(demo.email)
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password)
  await sendSignUp(dialog)
  await expectIn(page)
})

test('a typo in a common email domain is fixed with one tap, and an invalid email is refused', async ({
  page,
}) => {
  const dialog = await openModal(page, 'Sign up')
  await dialog.getByLabel('Email').fill('mira@gmial.com')
  await dialog.getByRole('button', { name: 'mira@gmail.com' }).click()
  await expect(dialog.getByLabel('Email')).toHaveValue('mira@gmail.com')
  await dialog.getByLabel('Email').fill('mira@mailinator.com')
  await dialog.getByLabel('Password', { exact: true }).fill('a long enough secret')
  await sendSignUp(dialog)
  await expect(dialog).toContainText("Sorry, this doesn't look like a valid email")
})

test('V4.22 V2.25 somebody too young is asked to confirm their birthday, refused, and refused again later', async ({
  page,
}) => {
  await page.goto('/signup/')
  await takesOver(page)
  const main = page.getByRole('main')
  await writeSignUp(page, main, { ...newPerson(), birthday: '2018-05-06' })
  await sendSignUp(main)
  await expect(main.getByRole('heading', { name: 'Is this your birthday?' })).toBeVisible()
  await main.getByRole('button', { name: 'Edit' }).click()
  await expect(main.getByRole('spinbutton').first()).toBeFocused()
  await sendSignUp(main)
  await main.getByRole('button', { name: 'Confirm' }).click()
  const refusal = "Sorry, you're not eligible to sign up for"
  await expect(page.getByRole('region', { name: /notification/i })).toContainText(refusal)
  const flag = (await page.context().cookies()).find(({ name }) => name === 'underage')
  expect(flag?.value).toBe('1')
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await expect(modal(page).getByRole('alert')).toContainText(refusal)
  await expect(modal(page).getByLabel('Email')).toBeDisabled()
  await expect(modal(page).getByRole('button', { name: 'Continue', exact: true })).toBeDisabled()
})

test('V4.2 V4.16 where the law requires consents, each is asked for before the account is created', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'ko-KR' })
  const page = await context.newPage()
  const dialog = await openModal(page, 'Sign up')
  await expect(dialog.getByRole('spinbutton').first()).toHaveAttribute('aria-label', 'Year')
  await writeSignUp(page, dialog, newPerson())
  await sendSignUp(dialog)
  await expect(dialog.getByRole('heading', { name: 'Consents' })).toBeVisible()
  const next = dialog.getByRole('button', { name: 'Next' })
  const all = dialog.getByRole('checkbox', { name: 'Agree to all' })
  await expect(next).toBeDisabled()
  await all.check()
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(6)
  await dialog.getByRole('checkbox', { name: 'Terms of Service' }).uncheck()
  await expect(all).not.toBeChecked()
  await expect(next).toBeDisabled()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await sendSignUp(dialog)
  await dialog.getByRole('checkbox', { name: 'Agree to all' }).check()
  await next.click()
  await expectIn(page)
  await context.close()
})

test('a wrong password shows an error at its field, and the right one logs in', async ({
  page,
}) => {
  const dialog = await openModal(page, 'Log in')
  await sendLogIn(dialog, { ...demo, password: 'not-the-password' })
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /The password you entered is incorrect/,
  )
  await sendLogIn(dialog, demo)
  await expectIn(page)
})
