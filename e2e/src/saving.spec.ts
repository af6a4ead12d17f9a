import type { Locator, Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { askService } from './ask-service.ts'
import { saveIdeas, someIdeas } from './board-with-ideas.ts'
import { signUpByCall } from './new-account.ts'
import { tiles } from './person.ts'
import { modal } from './sign-up-form.ts'
import { test } from './test.ts'

const layer = (page: Page): Locator => page.locator('[data-page-layer]')
const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })
const saveOf = (tile: Locator): Locator => tile.getByRole('button', { name: /^Saved?:/ })
const idOf = async (tile: Locator): Promise<string> => {
  const href = (await tile.getByRole('link').first().getAttribute('href')) ?? ''
  return /\d+/.exec(href)?.[0] ?? ''
}

/** Creates a member with a board that has a pin, on their home page. */
async function withBoard(page: Page): Promise<{ readonly id: string; readonly url: string }> {
  await signUpByCall(page)
  const { id = '', url = '' } = await askService(page, '/resource/BoardResource/create/', {
    name: 'Quiet corners',
  })
  const ideas = await someIdeas(page, 30)
  await saveIdeas(page, id, ideas.slice(-1))
  await page.goto('/')
  await expect(tiles(page).nth(5)).toBeVisible()
  return { id, url }
}

/** Hovers over a tile until it names the board that Save would use. */
async function pointAt(tile: Locator): Promise<void> {
  await tile.hover()
  await expect(tile.getByRole('button', { name: /^Quiet corners · Choose board/ })).toBeVisible()
}

/** Delays the answers to saves until released, and records the requests. */
async function holdSaves(page: Page) {
  const gate = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/resource/'))
      asked.push(new URL(request.url()).pathname)
  })
  await page.route('**/RepinResource/create/', async (route) => {
    await gate.promise
    await route.continue()
  })
  return { asked, letGo: () => gate.resolve() }
}

/** Returns the texts of a button and the toasts in the first frame after a click. */
async function firstFrameAfter(button: Locator): Promise<readonly (string | null | undefined)[]> {
  await button.evaluate((element) => {
    const look = () => {
      const said = document.querySelector('section[aria-live]')?.textContent
      document.body.dataset.firstFrame = JSON.stringify([element.textContent, said])
    }
    element.addEventListener('click', () => requestAnimationFrame(look), { once: true })
  })
  await button.click()
  const page = button.page()
  await expect(page.locator('body')).toHaveAttribute('data-first-frame', /./)
  const seen = await page.evaluate(() => document.body.dataset.firstFrame ?? '')
  return JSON.parse(seen)
}

test('one tap saves from the feed: confirmed within one frame, settled by one request, undone by Undo', async ({
  page,
}) => {
  const { url } = await withBoard(page)
  const { asked, letGo } = await holdSaves(page)
  const tile = tiles(page).first()
  await pointAt(tile)
  const [button, said] = await firstFrameAfter(saveOf(tile))
  expect(button).toBe('Saved')
  expect(said).toContain('Saved to Quiet corners')
  letGo()
  const settled = page.waitForResponse(/RepinResource/)
  expect((await settled).ok()).toBe(true)
  expect(asked).toEqual(['/resource/RepinResource/create/'])

  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toasts(page)).toContainText('Removed from Quiet corners')
  await expect(saveOf(tile)).toHaveText('Save')
  await page.goto(url)
  await expect(tiles(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toContainText('1 Pin')
})

test('one tap saves from closeup and search by button and key; the board name opens the picker', async ({
  page,
}) => {
  const { url } = await withBoard(page)
  const saved = await idOf(tiles(page).first())
  await tiles(page).first().getByRole('link').first().click()
  const closeup = layer(page)
  await expect(closeup.getByRole('button', { name: /^Quiet corners, choose/ })).toBeVisible()
  const { asked, letGo } = await holdSaves(page)
  const [button, said] = await firstFrameAfter(
    closeup.getByRole('button', { name: 'Save', exact: true }),
  )
  expect(button).toBe('Saved')
  expect(said).toContain('Saved to Quiet corners')
  letGo()
  await page.waitForResponse(/RepinResource/)
  // A second press saves nothing and asks nothing.
  await closeup.getByRole('button', { name: 'Saved', exact: true }).click()
  await expect(modal(page)).toBeHidden()
  expect(asked).toEqual(['/resource/RepinResource/create/'])
  await page.keyboard.press('Escape')
  await expect(saveOf(tiles(page).first())).toHaveText('Saved')

  await page.goto('/search/pins/?q=green')
  const others = tiles(page).filter({ hasNot: page.locator(`a[href="/pin/${saved}/"]`) })
  const [found, next] = [others.first(), others.nth(1)]
  await expect(next).toBeVisible()
  await pointAt(found)
  await saveOf(found).click()
  await expect(toasts(page)).toContainText('Saved to Quiet corners')
  await next.getByRole('link').first().focus()
  await page.keyboard.press('s')
  await expect(saveOf(next)).toHaveText('Saved')
  await page.keyboard.press('Control+z')
  await expect(saveOf(next)).toHaveText('Save')
  await expect(toasts(page)).toContainText('Removed from Quiet corners')
  await page.keyboard.press('s')
  await expect(saveOf(next)).toHaveText('Saved')
  await next.getByRole('button', { name: /Choose board/ }).click()
  await expect(modal(page)).toContainText('Psst! You already saved this Pin to Quiet corners')
  await page.keyboard.press('Escape')
  await page.goto(url)
  await expect(tiles(page)).toHaveCount(4)
})

test('a save that the service refuses is rolled back everywhere, with a reason and a retry', async ({
  page,
}) => {
  const { id, url } = await withBoard(page)
  const tile = tiles(page).first()
  await pointAt(tile)
  const archive = (archived: boolean) =>
    askService(page, '/resource/BoardArchiveResource/update/', { board_id: id, archived })
  await archive(true)
  await saveOf(tile).click()
  const again = toasts(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await expect(saveOf(tile)).toHaveText('Save')
  await archive(false)
  await again.click()
  await expect(toasts(page)).toContainText('Saved to Quiet corners')
  await expect(saveOf(tile)).toHaveText('Saved')
  await page.goto(url)
  await expect(tiles(page)).toHaveCount(2)
})

test('a save while offline says so, survives a reload, and is sent when the network is back', async ({
  page,
  context,
}) => {
  const { url } = await withBoard(page)
  const tile = tiles(page).first()
  const pin = await idOf(tile)
  await pointAt(tile)
  await context.setOffline(true)
  await saveOf(tile).click()
  await saveOf(tile).blur()
  await expect(toasts(page)).toContainText("You're offline. We'll save this to Quiet corners")
  await expect(tile).toContainText("Quiet corners, when you're back online")

  // The network is back for documents only, as behind a hotel's log-in page: nothing is sent yet.
  let blocked = 0
  await page.route('**/RepinResource/create/', (route) => {
    blocked += 1
    return route.abort('internetdisconnected')
  })
  await context.setOffline(false)
  await expect.poll(() => blocked).toBeGreaterThan(0)
  await page.goto(`/pin/${pin}/`)
  await expect(page.getByRole('button', { name: 'Waiting' })).toBeVisible()

  await page.unroute('**/RepinResource/create/')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(toasts(page)).toContainText('Saved to Quiet corners')
  await page.goto(url)
  await expect(tiles(page)).toHaveCount(2)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    'tessera.waiting',
  )
})

test('a save in one tab and its undo show in the other tab', async ({ page, context }) => {
  const { url } = await withBoard(page)
  const pin = await idOf(tiles(page).first())
  const other = await context.newPage()
  await other.goto(`/pin/${pin}/`)
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  const board = await context.newPage()
  await board.goto(url)
  await expect(tiles(board)).toHaveCount(1)

  await page.bringToFront()
  await pointAt(tiles(page).first())
  await saveOf(tiles(page).first()).click()
  await expect(other.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(tiles(board)).toHaveCount(2)
  await toasts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(tiles(board)).toHaveCount(1)
})
