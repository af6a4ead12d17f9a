import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { expectIn, signUpByCall } from './new-account.ts'
import { pressLast } from './press-last.ts'
import { modal, openModal } from './sign-up-form.ts'
import { test } from './test.ts'

/** Opens the log-in over the home page, and its button of a provider. */
async function opened(page: Page, name: 'Facebook' | 'LINE', path = '/') {
  await page.goto(path)
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click()
  const button = modal(page).getByRole('button', { name: `Continue with ${name}` })
  await expect(button).toBeVisible()
  return button
}

/** Presses a button that opens a window. */
async function pressed(page: Page, button: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup')
  await button.click()
  return opening
}

/** Chooses a person at the stand-in for Facebook, in the dialog that its SDK opens. */
async function chooseAtFacebook(popup: Page, press: string, person: string): Promise<void> {
  const dialog = await pressed(popup, popup.getByRole('button', { name: press }))
  await pressLast(dialog.getByRole('button', { name: person }).first())
}

const authorize = "Couldn't connect. You must authorize Tessera."

test('V1.2 V3.12 V2.23 Facebook connects with the password of the account, and logs in from then on', async ({
  page,
}) => {
  const popup = await pressed(page, await opened(page, 'Facebook'))
  expect(new URL(popup.url()).pathname).toBe('/connect/facebook/')
  // Nobody whom the window shows can navigate the page.
  await expect(popup.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  expect(await popup.evaluate(() => window.opener)).toBeNull()
  // Lea withholds her email at first; V4.30 asks for it again.
  await chooseAtFacebook(popup, 'Continue with Facebook', 'Lea Sommer')
  await chooseAtFacebook(popup, 'Share email', 'Lea Sommer')
  const dialog = modal(page)
  await expect(dialog.getByRole('heading', { name: "Looks like you're already on" })).toBeVisible()
  await expect(dialog.getByText('Log in as studio@demo.test.')).toBeVisible()
  await dialog.getByLabel('Password', { exact: true }).fill('tessera-demo')
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click()
  await expectIn(page)
  await page.context().clearCookies()
  const again = await pressed(page, await opened(page, 'Facebook'))
  await chooseAtFacebook(again, 'Continue with Facebook', 'Lea Sommer')
  await pressLast(again.getByRole('button', { name: 'Continue without' }))
  await expectIn(page)
})

test('V2.21 V2.22 V8.33 a phone-only account is asked for an email, and nobody new signs up with Facebook', async ({
  page,
}) => {
  const popup = await pressed(page, await opened(page, 'Facebook'))
  await chooseAtFacebook(popup, 'Continue with Facebook', 'Otto Brandt')
  const dialog = modal(page)
  await expect(dialog.getByRole('heading', { name: "What's your email address?" })).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(dialog.getByText('Email is required')).toBeVisible()
  await dialog.getByLabel('Email', { exact: true }).fill(`otto.${process.pid}@mail.test`)
  await expect(dialog.getByText('Email is required')).toBeHidden()
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
  const banner = "Facebook login isn't available for new users. Continue with email or Google:"
  await expect(dialog.getByText(banner)).toBeVisible()
  await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(
    `otto.${process.pid}@mail.test`,
  )
})

test('V4.29 V9.12 V8.21 a closed window, a person who cancels and a blocked window are told', async ({
  page,
}) => {
  const button = await opened(page, 'Facebook')
  const closed = await pressed(page, button)
  await closed.close()
  const alert = modal(page).getByRole('alert')
  await expect(alert).toHaveText(authorize)
  const popup = await pressed(page, button)
  await expect(alert).toBeHidden()
  const dialog = await pressed(popup, popup.getByRole('button', { name: 'Continue with Facebook' }))
  await pressLast(dialog.getByRole('button', { name: 'Cancel' }))
  await expect(alert).toHaveText(authorize)
  await page.evaluate(() => {
    window.open = () => null
  })
  await button.click()
  await expect(alert).toHaveText('You must enable popups!')
})

test('V2.28 V6.6 with web_facebook_disabled the button opens a modal instead', async ({ page }) => {
  const button = await opened(page, 'Facebook', '/?experiments=web_facebook_disabled:enabled')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.focus()
  await page.keyboard.press('Enter')
  const oops = page.getByRole('dialog', { name: "Oops! Facebook isn't available" })
  await expect(oops).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(oops).toBeHidden()
  await expect(button).toBeFocused()
})

test.describe('in Japan', () => {
  test.use({ locale: 'en-JP' })

  const atLine = async (page: Page, person: string) => {
    const popup = await pressed(page, await opened(page, 'LINE'))
    await popup.getByRole('button', { name: person }).first().click()
    return modal(page)
  }

  test('V3.14 V4.5 somebody at LINE without an email gives one, signs up, and logs in with LINE', async ({
    page,
  }) => {
    const dialog = await atLine(page, 'Ken Mori')
    await expect(dialog.getByRole('heading', { name: "What's your email address?" })).toBeVisible()
    await dialog.getByLabel('Email', { exact: true }).fill(`ken.${process.pid}@mail.test`)
    await dialog.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(dialog.getByRole('heading', { name: 'Enter your birthdate' })).toBeVisible()
    await dialog.getByRole('spinbutton').first().click()
    for (const part of await dialog.getByRole('spinbutton').all()) {
      const name = (await part.getAttribute('aria-label')) ?? ''
      await page.keyboard.type({ Year: '1990', Month: '04', Day: '12' }[name] ?? '')
    }
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await expectIn(page)
    await page.context().clearCookies()
    await atLine(page, 'Ken Mori')
    await expectIn(page)
  })

  test('a member connects Facebook and LINE in the settings, and disconnects one by keyboard', async ({
    page,
  }) => {
    await signUpByCall(page)
    await page.goto('/settings/security/')
    const panel = page.getByRole('region', { name: 'Connected accounts' })
    const emails = { facebook: `f${Date.now()}@mail.test`, line: `l${Date.now()}@mail.test` }
    const asSomebody = async (dialog: Page, email: string) => {
      await dialog.getByLabel('Email', { exact: true }).fill(email)
      await dialog.getByRole('button', { name: 'Continue as somebody else' }).click()
    }
    const popup = await pressed(page, panel.getByRole('button', { name: 'Continue with Facebook' }))
    const press = popup.getByRole('button', { name: 'Continue with Facebook' })
    await asSomebody(await pressed(popup, press), emails.facebook)
    await expect(panel.getByText(`Somebody Else · ${emails.facebook}`)).toBeVisible()
    const toLine = panel.getByRole('button', { name: 'Continue with LINE' })
    // The row is there a moment before the change is over, and a busy button ignores presses.
    await expect(toLine).not.toHaveAttribute('aria-busy')
    const line = await pressed(page, toLine)
    await asSomebody(line, emails.line)
    await expect(panel.getByText(`Somebody Else · ${emails.line}`)).toBeVisible()
    await panel.getByRole('button', { name: `Disconnect Facebook: ${emails.facebook}` }).focus()
    await page.keyboard.press('Enter')
    await expect(panel.getByText(emails.facebook)).toBeHidden()
    await expect(panel.getByText(`Somebody Else · ${emails.line}`)).toBeVisible()
  })
})

test('a page of another origin cannot answer for a window', async ({ page }) => {
  const dialog = await openModal(page, 'Log in')
  const button = dialog.getByRole('button', { name: 'Continue with Facebook' })
  const popup = await pressed(page, button)
  const state = new URL(popup.url()).searchParams.get('state') ?? ''
  // Another origin's channel of the same name is another channel, and its messages are not read.
  const elsewhere = await page.context().newPage()
  await elsewhere.goto(new URL('/favicon.svg', page.url().replace('localhost', '127.0.0.1')).href)
  const payload = { facebook_id: '1', facebook_token: 'made-up' }
  await elsewhere.evaluate(([name, message]) => new BroadcastChannel(name).postMessage(message), [
    `connect:${state}`,
    { type: 'complete', state, payload },
  ] as const)
  await page.evaluate((message) => window.postMessage(message, '*'), {
    type: 'complete',
    state,
    payload,
  })
  await expect(popup.getByRole('button', { name: 'Continue with Facebook' })).toBeVisible()
  await expect(dialog.getByRole('alert')).toBeHidden()
  await pressLast(popup.getByRole('button', { name: 'Cancel' }))
  await expect(button).toBeEnabled()
})
