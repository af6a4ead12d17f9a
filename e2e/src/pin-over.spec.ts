import { expect } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { logIn, tiles } from './person.ts'
import { expectPin, layer, openPin, pinLinks } from './pin-over.ts'
import { modal } from './sign-up-form.ts'
import { test } from './test.ts'

/** Places on this screen are told in numbers. */
test.use({ viewport: { width: 1440, height: 900 } })

const mira = { email: 'mira@demo.test', password: 'tessera-demo' }

test('closing a pin over its feed by Escape, close button, backdrop or Back returns to the same place', async ({
  page,
}) => {
  await page.goto('/')
  const { scrolled, href } = await openPin(page)
  await expectPin(page, href, { over: true })
  await expect(layer(page)).toBeFocused()
  await expect(layer(page)).toHaveAccessibleName(/\w/)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  const leave = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Close and go back' }).click(),
    () => page.mouse.click(10, 800),
    () => page.goBack(),
  ]
  for (const away of leave) {
    await away()
    await expect(page).toHaveURL('/')
    await expect(layer(page)).toHaveCount(0)
    await expect(page.locator(`a[href="${href}"]`).first()).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.keyboard.press('Enter')
    await expectPin(page, href, { over: true })
  }
})

test('back and forward move between pins over the feed, and a reload shows the pin as a page', async ({
  page,
}) => {
  await page.goto('/')
  const { href } = await openPin(page)
  // A product of the list may be among those to shop too: both links lead to it.
  const related = layer(page).getByRole('list', { name: 'More like this' })
  const next = (await related.locator('a[href^="/pin/"]').first().getAttribute('href')) ?? ''
  // While the list loads, another pin may become the first.
  await related.locator(`a[href="${next}"]`).first().click()
  await expectPin(page, next, { over: true })
  await page.goBack()
  await expectPin(page, href, { over: true })
  await page.goForward()
  await expectPin(page, next, { over: true })
  await page.reload()
  // Before, Back and Forward are over before the page hears of them.
  await takesOver(page)
  await expectPin(page, next, { over: false })
  await page.goBack()
  await expectPin(page, href, { over: false })
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(tiles(page).first()).toBeVisible()
  await page.goForward()
  await expectPin(page, href, { over: true })
})

test('on a phone a pin takes the whole screen and the page beneath is inert', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await openPin(page)
  const box = () => layer(page).boundingBox()
  await expect.poll(box).toMatchObject({ x: 0, y: 0, height: 844 })
  for (let at = 0; at < 12; at += 1) {
    await page.keyboard.press('Tab')
    const within = await page.evaluate(
      () =>
        document.activeElement?.closest('[data-page-layer], body > :not(#root)') !== null ||
        document.activeElement === document.body,
    )
    const skip = await page.evaluate(() => document.activeElement?.classList.contains('skip-link'))
    expect(within || skip).toBe(true)
  }
})

test('Escape closes the topmost layer first: a menu or modal, then the pin', async ({ page }) => {
  await logIn(page, mira.email)
  await openPin(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(layer(page)).toBeVisible()
  await layer(page)
    .getByRole('button', { name: /choose another board$/ })
    .click()
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal(page)).toHaveCount(0)
  await expect(layer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(layer(page)).toHaveCount(0)
})

test('S2.40 /{username} opens a profile and /pin/{id} a pin', async ({ page }) => {
  await page.goto('/mira_okafor')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira')
  await page.goto('/')
  const href = (await pinLinks(page).first().getAttribute('href')) ?? ''
  await page.goto(href.replace(/\/$/, ''))
  await expect(layer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
