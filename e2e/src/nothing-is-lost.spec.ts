import { expect } from 'playwright/test'
import { logIn, logInByCall, tiles } from './person.ts'
import { layer, openPin } from './pin-over.ts'
import { productOrigin } from './product.ts'
import { modal, sendLogIn } from './sign-up-form.ts'
import { test } from './test.ts'

const mira = { email: 'mira@demo.test', password: 'tessera-demo' }

test('when a session ends, logging in over the page keeps all input', async ({ page }) => {
  await logIn(page, mira.email)
  const other = await page.context().newPage()
  await other.goto('/')
  await openPin(page)
  const comment = layer(page).getByRole('textbox', { name: /comment/i })
  await comment.fill('Worth every minute')
  const ended = await page.context().request.post('/resource/UserSessionResource/delete/', {
    headers: { Origin: productOrigin },
    data: {},
  })
  expect(ended.ok()).toBe(true)
  await layer(page).getByRole('button', { name: 'Post', exact: true }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('Your session has expired')
  await expect(other.locator('dialog[open]')).toContainText('Your session has expired')

  // Closing the dialog keeps the input and offers log-in again.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(comment).toHaveValue('Worth every minute')
  await page.getByRole('status').getByRole('button', { name: 'Log in' }).click()
  await sendLogIn(dialog, mira)
  await expect(dialog).toHaveCount(0)
  await expect(other.locator('dialog[open]')).toHaveCount(0)
  await expect(page.getByText('Nothing on this page is lost')).toHaveCount(0)
  await expect(comment).toHaveValue('Worth every minute')
  await layer(page).getByRole('button', { name: 'Post', exact: true }).click()
  const said = layer(page).getByRole('listitem').getByText('Worth every minute')
  await expect(said.first()).toBeVisible()
})

test('somebody who closes the dialog of an ended session continues as a visitor on the next page', async ({
  page,
}) => {
  await logInByCall(page, mira.email)
  await page.goto('/mira_okafor/')
  await page.context().clearCookies()
  await page.evaluate(async () => {
    const channel = new BroadcastChannel('tessera')
    channel.postMessage({ name: 'session.ended', version: 1, payload: {} })
    channel.close()
  })
  await expect(modal(page)).toContainText('Your session has expired')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('going offline shows a message and keeps the page; it recovers when the network is back', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText("You're offline.")).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("You're offline.")).toHaveCount(0)
})

test('when the service does not answer, a message offers Try again, which also loads what failed', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  await page.route('**/resource/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('combobox', { name: 'Search for ideas' }).fill('linen')
  await page.keyboard.press('Enter')
  await expect(page.getByText("isn't responding")).toBeVisible()
  await page.unroute('**/resource/**')
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText("isn't responding")).toHaveCount(0)
  await expect(tiles(page).first()).toContainText(/linen/i)
})
