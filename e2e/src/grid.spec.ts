import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { logIn, logInByCall, tiles } from './person.ts'
import { test } from './test.ts'

/** Places on this screen are told in numbers. */
test.use({ viewport: { width: 1440, height: 900 } })

const firstTile = (page: Page) => tiles(page).first()

/** Returns the tile at the top of the visible area and its offset. Links of ads differ each time. */
async function topTile(
  page: Page,
): Promise<{ readonly href: string | null; readonly top: number }> {
  return page.evaluate(() => {
    const head = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const links = [...document.querySelectorAll('main li[data-index] > a')].map((link) => {
      const { top, bottom } = link.getBoundingClientRect()
      const index = Number(link.parentElement?.dataset.index)
      return { href: link.getAttribute('href'), top: Math.round(top), bottom, index }
    })
    const usual = links.filter(({ href, bottom }) => bottom > head && !href?.includes('?ad='))
    const seen = usual.toSorted((a, b) => a.index - b.index)
    return { href: seen[0]?.href ?? null, top: seen[0]?.top ?? Number.NaN }
  })
}

async function scrollTo(page: Page, distance: number): Promise<void> {
  // The wheel has no effect at the end of the loaded list, so repeat it until it has scrolled far
  // enough.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(distance - 1_200)
  }).toPass({ intervals: [50] })
  // The grid stores its position once scrolling has stopped.
  await page.waitForFunction(() =>
    Object.keys(Object(history.state)).some((key) => key.startsWith('grid:')),
  )
  await page.waitForTimeout(400)
}

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await expect(firstTile(page)).toBeVisible()
  await page.mouse.move(720, 500)
}

test('back, forward and reload return to the same pin at the same position, and a new visit starts at the top', async ({
  page,
}) => {
  await openHome(page)
  await scrollTo(page, 7_000)
  const there = await topTile(page)
  await page.getByRole('combobox').first().fill('green')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/search/)
  await expect(firstTile(page)).toBeVisible()
  await page.goBack()
  await expect.poll(() => topTile(page)).toEqual(there)
  await page.goForward()
  await expect(page).toHaveURL(/search/)
  await page.goBack()
  await expect.poll(() => topTile(page)).toEqual(there)
  await page.reload()
  await expect.poll(() => topTile(page)).toEqual(there)
  await page.goto('/ideas/')
  await page.goto('/')
  await expect(firstTile(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('resizing the window keeps the top pin in view and the focus in place', async ({ page }) => {
  await openHome(page)
  await scrollTo(page, 5_000)
  const there = await topTile(page)
  const focused = page.locator(`li[data-index] > a[href="${there.href}"]`)
  await focused.evaluate((link) => link.focus({ preventScroll: true }))
  await page.setViewportSize({ width: 900, height: 900 })
  await expect(focused).toBeFocused()
  await expect(focused).toBeInViewport()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => topTile(page)).toEqual(there)
  await expect(focused).toBeFocused()
})

test('by keyboard alone: the grid is one stop of Tab, arrows follow the layout, Enter opens, Escape returns, s saves', async ({
  page,
}) => {
  await logIn(page, 'mira@demo.test')
  await expect(firstTile(page)).toBeVisible()
  const link = (index: number) => page.locator(`li[data-index="${index}"] > a`)
  await link(0).focus()
  await expect(page.locator('li[data-index] :is(a, button)[tabindex="0"]')).toHaveCount(1)
  await page.keyboard.press('Shift+Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('li[data-index]'))).toBeNull()
  await page.keyboard.press('Tab')
  await expect(link(0)).toBeFocused()
  await link(0).focus()
  const place = async (index: number) => (await link(index).boundingBox()) ?? { x: 0, y: 0 }
  const focusedIndex = () =>
    page.evaluate(() => Number(document.activeElement?.closest('li')?.getAttribute('data-index')))
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown')
  const down = await focusedIndex()
  expect((await place(down)).x).toBe((await place(0)).x)
  expect(down).toBeGreaterThan(4)
  await page.keyboard.press('ArrowRight')
  const right = await focusedIndex()
  expect((await place(right)).x).toBeGreaterThan((await place(down)).x)
  const href = await link(right).getAttribute('href')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await expect(link(right)).toBeFocused()
  // Aborts the save, so that the demo board stays unchanged.
  await page.route('**/RepinResource/create/', () => {})
  const tile = page.locator(`li[data-index="${right}"]`)
  await expect(tile.getByRole('button', { name: /· Choose board/ })).toBeAttached()
  await page.keyboard.press('s')
  await expect(tile.getByRole('button', { name: /^Saved:/ })).toBeVisible()
  await expect(link(right)).toBeFocused()
})

test('back from a pin opened by its own URL returns to the tile it was opened from', async ({
  page,
}) => {
  await openHome(page)
  await scrollTo(page, 3_000)
  const { href } = await topTile(page)
  const link = page.locator(`li[data-index] > a[href="${href}"]`)
  await link.evaluate((element) => element.focus({ preventScroll: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${href}$`))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
  await expect(link).toBeFocused()
})

test('hiding a pin shows a message in its place, and Undo puts the pin back', async ({ page }) => {
  await logIn(page, 'jonas@demo.test')
  const tile = firstTile(page)
  await expect(tile).toBeVisible()
  const href = await tile.getByRole('link').getAttribute('href')
  await tile.hover()
  await tile.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Not for me' }).click()
  await page.getByRole('button', { name: 'I see it too often' }).click()
  await expect(page.locator(`li[data-index] > a[href="${href}"]`)).toHaveCount(0)
  await page
    .getByRole('region', { name: /notification/i })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(firstTile(page).getByRole('link')).toHaveAttribute('href', href ?? '')
})

test('pins of a board are selected with Control and Shift, and Escape clears the selection', async ({
  page,
}) => {
  await logInByCall(page, 'mira@demo.test')
  await page.goto('/mira_okafor/quiet-corners/')
  await expect(firstTile(page)).toBeVisible()
  const link = (index: number) => page.locator(`li[data-index="${index}"] > a`)
  const chosen = page.locator('li[data-selected]')
  await link(0).click({ modifiers: ['Control'], position: { x: 20, y: 90 } })
  await expect(chosen).toHaveCount(1)
  await link(2).click({ modifiers: ['Shift'], position: { x: 20, y: 90 } })
  await expect(chosen).toHaveCount(3)
  await link(1).click({ position: { x: 20, y: 90 } })
  await expect(chosen).toHaveCount(2)
  await expect(page).toHaveURL('/mira_okafor/quiet-corners/')
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press(' ')
  await expect(chosen).toHaveCount(1)
})
