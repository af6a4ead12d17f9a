import type { Locator, Page } from 'playwright/test'
import { devices, expect } from 'playwright/test'
import { askService } from './ask-service.ts'
import { boardInParts } from './board-in-parts.ts'
import { chooseBoard } from './choose-picture.ts'
import { takesOver } from './drawn.ts'
import { signUpByCall } from './new-account.ts'
import { tiles } from './person.ts'
import { test } from './test.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
test.use({ ...phone, viewport: { width: 390, height: 844 } })

const toast = (page: Page) => page.getByRole('region', { name: /notification/i })

/** Returns the top and bottom of an element on the screen. */
async function edges(of: Locator): Promise<{ readonly top: number; readonly bottom: number }> {
  const box = await of.boundingBox()
  if (box === null) throw new Error('The element is not on the screen.')
  return { top: box.y, bottom: box.y + box.height }
}

test('on a phone each tile shows its menu, and a tap opens it', async ({ page }) => {
  await page.goto('/')
  const more = tiles(page).first().getByRole('button', { name: /^More/ })
  await expect(more).toHaveCSS('opacity', '1')
  await more.tap()
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible()
})

test("on a phone a board's Pins begin on the first screen", async ({ page }) => {
  await page.goto('/mira_okafor/quiet-corners/')
  await takesOver(page)
  await expect(tiles(page).first()).toBeVisible()
  const grid = page.getByRole('list', { name: 'Pins on Quiet corners' })
  expect((await edges(grid)).top).toBeLessThan(844 - 200)
})

test('on a phone a toast stays above the bar of selected Pins, and the offline notice covers no button', async ({
  page,
}) => {
  await signUpByCall(page)
  const board = await boardInParts(page, 'Busy', {}, 3)
  await page.goto(board.url)
  await page.getByRole('button', { name: 'Share board' }).tap()
  await page.getByRole('button', { name: 'Select', exact: true }).tap()
  const bar = page.getByRole('toolbar', { name: 'Selected Pins' })
  const note = toast(page).getByRole('listitem')
  await expect.poll(async () => (await edges(note)).bottom <= (await edges(bar)).top).toBe(true)
  await bar.getByRole('button', { name: 'Done' }).tap()
  await page.context().setOffline(true)
  const notice = page.getByText("You're offline.")
  await expect(notice).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const title = page.getByRole('heading', { level: 1 })
  expect((await edges(notice)).bottom).toBeLessThanOrEqual((await edges(title)).top)
  await page.context().setOffline(false)
})

test('on a phone a photo of the camera becomes a Pin on a chosen board', async ({ page }) => {
  await signUpByCall(page)
  const board = await askService(page, '/resource/BoardResource/create/', { name: 'Photos' })
  await page.goto('/ideas/')
  await page.getByRole('navigation').getByRole('link', { name: 'Create' }).tap()
  await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible()
  const buffer = await page.screenshot()
  const photo = { name: 'IMG_0001.png', mimeType: 'image/png', buffer }
  const camera = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take a photo' }).tap()
  await (await camera).setFiles(photo)
  await chooseBoard(page, 'Photos')
  await page.getByRole('button', { name: 'Publish', exact: true }).tap()
  await expect(page).not.toHaveURL(/pin-builder/)
  await page.goto(board.url ?? '')
  await expect(tiles(page)).toHaveCount(1)
})
