import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleFolders } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { allCalls } from '@tessera/contracts/calls/all'
import { matchPath } from '@tessera/contracts/match-path'
import { expect, type Page } from 'playwright/test'
import { barriers } from './accessible.ts'
import {
  followView,
  inFrame,
  listedCalls,
  type ModuleAlone,
  seesSomething,
  showView,
  startAlone,
  viewLinks,
} from './module-alone.ts'
import { signUpByCall } from './new-account.ts'
import { productOrigin, productPort } from './product.ts'
import { test } from './test.ts'

// All tests of this file share the module, which takes some seconds to start.
test.describe.configure({ mode: 'serial' })
// The harness answers calls in a service worker.
test.use({ serviceWorkers: 'allow' })

let alone: ModuleAlone
test.beforeAll(async () => {
  alone = await startAlone('save', productPort + 40)
})
test.afterAll(() => alone.stop())

let thrown: string[] = []
test.beforeEach(({ page }) => {
  thrown = []
  page.on('pageerror', ({ message }) => thrown.push(message))
})
test.afterEach(() => expect(thrown).toEqual([]))

const again = (page: Page) => inFrame(page).getByRole('button', { name: 'Try again' }).last()

test('a module that runs alone lists its views, and shows its overlays and slots to a member', async ({
  page,
}) => {
  await showView(page, alone, '?viewer=mira_okafor')
  const links = viewLinks(page)
  // 20 pages, 6 overlays and 2 slots.
  await expect(links).toHaveCount(28)
  // Its pages are shown by the smoke test, and by `npm run soak -- --alone` in Chromium.
  for (const link of (await links.all()).slice(17))
    await test.step((await link.textContent()) ?? '', async () => {
      await seesSomething(page, await followView(page, link))
    })
})

test('the answers of the service are as they are chosen', async ({ page }) => {
  const show = async (query: string) => {
    const part = await showView(page, alone, `${query}&viewer=mira_okafor`)
    await seesSomething(page, part)
    return part
  }
  await test.step('failing', async () => {
    await show('?overlay=save-pin&answers=failing')
    await expect(again(page)).toBeVisible()
  })
  await test.step('no network', async () => {
    const board = await show('?page=board&answers=offline')
    await expect(again(page)).toBeVisible()
    await expect(board).toContainText('You seem to be offline')
  })
  await test.step('empty', async () => {
    const notifications = await show('?page=notifications&answers=empty')
    await expect(notifications).toContainText('Nothing new')
  })
  await test.step('rate limited', async () => {
    const board = await show('?page=board&answers=rate-limited')
    await expect(board).toContainText('Oops! That was a little fast.')
  })
  await test.step('not found', async () => {
    await showView(page, alone, '?page=pin&answers=not-found')
    const call = page.getByRole('listitem').filter({ hasText: 'PinResource.get' })
    await expect(call).toContainText('404')
    await seesSomething(page, inFrame(page).getByRole('main'))
  })
  await test.step('session ended', async () => {
    await show('?page=notifications&answers=session-ended')
    await expect(inFrame(page).getByText('Your session has expired')).toBeVisible()
  })
  await test.step('never', async () => {
    await showView(page, alone, '?page=notifications&answers=never&viewer=mira_okafor')
    await expect(page.getByRole('listitem').filter({ hasText: 'waits' }).first()).toBeVisible()
    await expect(inFrame(page).getByRole('main')).toContainText('Notifications')
  })
})

test('one call is answered with what is typed, if it fits the call', async ({ page }) => {
  await page.goto(`${alone.frame}?page=notifications&viewer=mira_okafor`)
  await expect(inFrame(page).getByRole('main')).toContainText('Jonas Weil')
  const form = page.getByRole('form', { name: "One call's answer" })
  await form.getByLabel('Answer one call otherwise').selectOption('NotificationsResource.get')
  await form.getByLabel('Its data, as JSON').fill('[{"id": 7}]')
  await expect(form.getByText('It does not fit the call. 0.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Use it' })).toBeDisabled()
  await form.getByLabel('Its data, as JSON').fill('[]')
  await form.getByRole('button', { name: 'Use it' }).click()
  await expect(inFrame(page).getByRole('main')).toContainText('Nothing new')
  await expect(page).toHaveURL(/call=NotificationsResource\.get&data=%5B%5D/)
})

test('the frame page works by keyboard, has no barriers, and shows the product in its layouts and languages', async ({
  page,
}) => {
  await page.goto(`${alone.frame}?page=offsite`)
  const product = inFrame(page)
  await expect(product.getByRole('main')).toContainText("You're leaving Tessera")
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Language').focus()
  await page.keyboard.press('End')
  await expect(product.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('Layout').focus()
  await page.keyboard.press('Home')
  await expect(product.locator('html')).toHaveJSProperty('clientWidth', 390)
  await page.getByLabel('Theme').focus()
  await page.keyboard.press('End')
  await expect(product.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await barriers(page)).toEqual([])
  const [room, content] = await page.evaluate(() => [innerWidth, document.body.scrollWidth])
  expect(content).toBeLessThanOrEqual(room ?? 0)
})

/** Collects the names of the calls that a page makes. */
function callsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const call = allCalls.find(
      ({ path, method }) => method === request.method() && matchPath(path, pathname) !== undefined,
    )
    if (call !== undefined) names.push(call.name)
  })
  return names
}

test('a module shows the same and asks the same, alone and in the whole product', async ({
  page,
  browser,
}) => {
  // Ports of one host share their cookies.
  const whole = await (await browser.newContext({ baseURL: productOrigin })).newPage()
  await signUpByCall(whole)
  for (const [view, address] of [
    ['offsite', '/offsite/?url=https%3A%2F%2Fexample.com%2Flamp'],
    ['invite', '/invite/example/'],
    ['unsubscribe', '/settings/unsubscribe/example/'],
    ['notifications', '/notifications/'],
  ])
    await test.step(view ?? '', async () => {
      const own = await showView(page, alone, `?page=${view}&viewer=newcomer`)
      await seesSomething(page, own)
      const calls = callsOf(whole)
      await whole.goto(address ?? '')
      // Some calls wait until the page has been shown, and answers take their time.
      await expect(async () => {
        expect(calls.toSorted()).toEqual((await listedCalls(page)).toSorted())
        expect(await own.ariaSnapshot()).toBe(await whole.getByRole('main').ariaSnapshot())
      }).toPass({ timeout: 20_000 })
    })
})

/** Returns the scripts of a build, as paths. */
const scriptsOf = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(root, folder, 'dist'), { recursive: true }))
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(root, folder, 'dist', name))

test('nothing of the harness is in a build or in the product', async ({ request }) => {
  for (const path of [
    '',
    'about.json',
    'mockServiceWorker.js',
    'files/static/js/frame.js',
    'stage/',
  ])
    expect((await request.get(`/_/alone/${path}`)).status(), path).toBe(404)
  const scripts = await Promise.all(['shell', ...moduleFolders()].map(scriptsOf))
  expect(scripts.flat().length).toBeGreaterThan(50)
  for (const script of scripts.flat())
    expect(await readFile(script, 'utf8'), script).not.toMatch(/msw|mockServiceWorker|_\/alone\//)
})
