import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { logIn } from './person.ts'
import { test } from './test.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for ideas' })
const lines = (page: Page) => page.getByRole('option')

test('the search field works by keyboard alone: suggestions, hint and Enter; a suggested person has a picture and leads to their profile', async ({
  page,
}) => {
  await logIn(page, 'mira@demo.test')
  // The suggestions' code loads on first focus.
  const loaded = page.waitForRequest((request) =>
    request.url().includes('/assets/static/js/async/'),
  )
  await field(page).focus()
  await loaded
  await field(page).pressSequentially('stud')
  await expect(lines(page).filter({ hasText: 'Studio Lumen' })).toBeVisible()
  await expect(page.locator('[data-hint="io"]')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue('studio')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(lines(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(lines(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/pins/?q=studio')

  await field(page).fill('studio lum')
  const line = lines(page).filter({ hasText: 'Studio Lumen' })
  await expect(line.locator('img')).toBeVisible()
  await line.click()
  await expect(page).toHaveURL('/studio_lumen/')
})

test('recent searches stay on the device, can be removed, and are cleared at log-out', async ({
  page,
}) => {
  await logIn(page, 'jonas@demo.test')
  for (const query of ['linen', 'lamp']) {
    await field(page).fill(query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/search/pins/?q=${query}`)
  }
  await page.goto('/')
  await field(page).click()
  const recent = page.getByRole('group', { name: 'Recent searches' }).getByRole('option')
  await expect(recent).toHaveText(['lamp', 'linen'])
  await page.getByRole('button', { name: 'Remove “lamp”' }).click()
  await expect(recent).toHaveText(['linen'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage).join())
  expect(kept).not.toContain('tessera.searches')
})

test('a visitor’s empty field offers popular searches and topics with pictures, by keyboard', async ({
  page,
}) => {
  await page.goto('/')
  await field(page).focus()
  const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option')
  const topics = page.getByRole('group', { name: 'Topics' }).getByRole('option')
  await expect(popular).not.toHaveCount(0)
  await expect(topics.first().locator('img')).toBeVisible()
  // One step up from the field is the last option.
  await page.keyboard.press('ArrowUp')
  await expect(topics.last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ideas\/[a-z-]+\//)
})

test('on a phone the search fills the screen', async ({ browser }) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/')
  await field(page).tap()
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toBeVisible()
  await field(page).pressSequentially('lam')
  await expect(lines(page).first()).toBeVisible()
  const covered = await page.evaluate(() => {
    const inSearch = ({ x, y }: { x: number; y: number }) =>
      document.elementFromPoint(x, y)?.closest('search') !== null
    const { innerWidth: width, innerHeight: height } = window
    return [
      { x: width - 20, y: 28 },
      { x: width / 2, y: height / 2 },
      { x: width / 2, y: height - 20 },
    ].every(inSearch)
  })
  expect(covered).toBe(true)
  await back.tap()
  await expect(lines(page)).toHaveCount(0)
  await context.close()
})
