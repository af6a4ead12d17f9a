import { signUpByCall } from '@tessera/e2e/new-account'
import { logIn, logInByCall } from '@tessera/e2e/person'
import { expect, test } from '@tessera/e2e/test'

const bell = /^Notifications/

test('a follow reaches the bell live, its panel groups people, and all are marked as read', async ({
  browser,
}) => {
  const [mine, theirs, others] = await Promise.all([
    browser.newPage(),
    browser.newPage(),
    browser.newPage(),
  ])
  // People of the demo world are told what other tests do meanwhile.
  const { email: address } = await signUpByCall(mine)
  const profile = `/${address.split('@')[0]?.replace(/\W/g, '')}/`
  await mine.goto('/ideas/')
  const button = mine.getByRole('banner').getByRole('button', { name: bell })
  await expect(button).toBeVisible()
  for (const [page, email] of [
    [theirs, 'ana@demo.test'],
    [others, 'greta@demo.test'],
  ] as const) {
    await logInByCall(page, email)
    await page.goto(profile)
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Follow( .*)?$/ })
      .first()
      .click()
  }
  await expect(button).toHaveAccessibleName(/unread/)
  await button.focus()
  await mine.keyboard.press('Enter')
  const panel = mine.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('listitem').first()).toContainText(/started following you/)
  await panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(button).toHaveAccessibleName('Notifications')
  await expect(panel.getByText('Unread', { exact: false })).toHaveCount(0)
  await mine.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await button.click()
  await panel.getByRole('link', { name: 'See all' }).click()
  await expect(mine).toHaveURL('/notifications/')
  await expect(panel).toBeHidden()
  await expect(mine.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await theirs
    .getByRole('main')
    .getByRole('button', { name: /^Following/ })
    .first()
    .click()
  await mine.reload()
  await expect(mine.getByRole('main').getByRole('listitem').first()).not.toContainText('Ana Prado')
  for (const page of [mine, theirs, others]) await page.close()
})

test('on a phone the bottom bar leads to the notifications', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await logIn(page, 'mira@demo.test')
  const bar = page.getByRole('navigation', { name: 'Bottom bar' })
  await bar.getByRole('link', { name: bell }).click()
  await expect(page).toHaveURL('/notifications/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notifications')
  await context.close()
})
