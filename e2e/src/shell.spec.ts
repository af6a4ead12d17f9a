import type { Page } from 'playwright/test'
import { expect, test } from 'playwright/test'
import { modal, sendLogIn } from './getting-in.ts'
import { logIn, tiles } from './person.ts'
import { productOrigin } from './product.ts'

const mira = { email: 'mira@demo.test', password: 'tessera-demo' }

/** The page that lies over another. */
const layer = (page: Page) => page.locator('[data-page-layer]')

/** The links of the tiles that are on the page beneath, or on the page itself. */
const pinLinks = (page: Page) => page.locator('main li a[href^="/pin/"]')

/** Scrolls down the feed and opens a pin of it with the keyboard; tells where the feed stood. */
async function openPin(page: Page): Promise<{ readonly scrolled: number; readonly href: string }> {
  await expect(tiles(page).first()).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  const href = await pinLinks(page).evaluateAll((links) => {
    const seen = links.find((link) => link.getBoundingClientRect().top > 200)
    if (seen instanceof HTMLElement) seen.focus({ preventScroll: true })
    return seen?.getAttribute('href') ?? ''
  })
  await page.keyboard.press('Enter')
  await expect(layer(page)).toBeVisible()
  return { scrolled: 900, href }
}

/** The page that is on top: its address, its title, and whether it lies over another. */
async function expectPin(page: Page, href: string, { over }: { over: boolean }): Promise<void> {
  await expect(page).toHaveURL(href)
  await expect(layer(page)).toHaveCount(over ? 1 : 0)
  const heading = (over ? layer(page) : page.getByRole('main')).getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`^${await heading.textContent()} · `))
}

test('a pin opens over its feed, which is found again as it was: by Escape, by the cross, by a click beside it', async ({
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

test('back and forward walk from pin to pin over the feed, and a reload shows the pin as a page', async ({
  page,
}) => {
  await page.goto('/')
  const { href } = await openPin(page)
  const related = layer(page).locator('li a[href^="/pin/"]').first()
  const next = (await related.getAttribute('href')) ?? ''
  await related.click()
  await expectPin(page, next, { over: true })
  await page.goBack()
  await expectPin(page, href, { over: true })
  await page.goForward()
  await expectPin(page, next, { over: true })
  await page.reload()
  await expectPin(page, next, { over: false })
  await page.goBack()
  await expectPin(page, href, { over: false })
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(tiles(page).first()).toBeVisible()
  await page.goForward()
  await expectPin(page, href, { over: true })
})

test('a phone gives a pin all of its screen, and nothing else can be reached', async ({ page }) => {
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
    const skip = await page.evaluate(() => document.activeElement?.className === 'skip-link')
    expect(within || skip).toBe(true)
  }
})

test('Escape closes what is nearest: a menu or a modal over a pin, and only then the pin', async ({
  page,
}) => {
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

test('S2.40 /{username} and /pin/{id} are the profile’s and the pin’s', async ({ page }) => {
  await page.goto('/mira_okafor')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mira')
  await page.goto('/')
  const href = (await pinLinks(page).first().getAttribute('href')) ?? ''
  await page.goto(href.replace(/\/$/, ''))
  await expect(layer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('a page that is not there leads home, which says so once; a flag that nobody knows says something general', async ({
  page,
}) => {
  const flagged: string[] = []
  page.on('framenavigated', (frame) => flagged.push(new URL(frame.url()).search))
  await page.goto('/pin/999999999999999999/')
  await expect(page).toHaveURL('/')
  await expect(notice(page)).toContainText('We could not find that page.')
  expect(flagged).toContain('?error=not-found')
  await page.goto('/?error=of-another-kind')
  await expect(notice(page)).toContainText('Something went wrong there.')
  await expect(page).toHaveURL('/')
})

test('S2.38 S2.39 S8.10 of a page’s resource, 404 and 401 with api code 7 lead home with an error flag, a visitor’s idea to the ideas, and 301 to the address it names', async ({
  page,
}) => {
  const answer = { status: 404, code: 'not-found', api_error_code: 2, data: {} }
  await page.goto('/')
  const href = (await pinLinks(page).first().getAttribute('href')) ?? ''
  await page.route('**/resource/UserResource/get/**', (route) =>
    route.fulfill({
      status: answer.status,
      json: {
        resource_response: {
          data: null,
          bookmark: null,
          error: { ...answer, http_status: answer.status, message: 'x' },
        },
      },
    }),
  )
  const visit = async () => {
    await page.goto('/')
    await page.evaluate(() => history.pushState({}, '', '/mira_okafor/'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
  }
  await visit()
  await expect(page).toHaveURL('/')
  await expect(notice(page)).toContainText('We could not find that page.')
  Object.assign(answer, { status: 401, code: 'log-in-needed', api_error_code: 7 })
  await visit()
  await expect(page).toHaveURL('/')
  await expect(notice(page)).toContainText('only for people who are logged in')
  Object.assign(answer, { status: 301, data: { redirectUrl: href } })
  await visit()
  await expect(page).toHaveURL(href)
  await page.goto('/ideas/no-idea-of-anybody/')
  await expect(page).toHaveURL('/ideas/')
})

test('a session that ends loses nothing that was written: one logs in over it and goes on', async ({
  page,
}) => {
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
  await layer(page).getByRole('button', { name: 'Post' }).click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toContainText('Your session has ended')
  await expect(other.locator('dialog[open]')).toContainText('Your session has ended')

  // Whoever closes it still has all that was there, and the way back in.
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(comment).toHaveValue('Worth every minute')
  await page.getByRole('status').getByRole('button', { name: 'Log in' }).click()
  await sendLogIn(dialog, mira)
  await expect(dialog).toHaveCount(0)
  await expect(other.locator('dialog[open]')).toHaveCount(0)
  await expect(page.getByText('Nothing on this page is lost')).toHaveCount(0)
  await expect(comment).toHaveValue('Worth every minute')
  await layer(page).getByRole('button', { name: 'Post' }).click()
  const said = layer(page).getByRole('listitem').getByText('Worth every minute')
  await expect(said.first()).toBeVisible()
})

test('whoever goes on without logging in again is a visitor from the next page on', async ({
  page,
}) => {
  await logIn(page, mira.email)
  await page.goto('/mira_okafor/')
  await page.context().clearCookies()
  await page.evaluate(async () => {
    const channel = new BroadcastChannel('tessera')
    channel.postMessage({ name: 'session.ended', version: 1, payload: {} })
    channel.close()
  })
  await expect(modal(page)).toContainText('Your session has ended')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign up' })).toBeVisible()
})

test('offline is said, what is shown stays, and the network comes back by itself', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(tiles(page).first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
})

test('a service that does not answer is said, and one presses to try again; what failed arrives then', async ({
  page,
}) => {
  await page.goto('/')
  await expect(tiles(page).first()).toBeVisible()
  await page.route('**/resource/**', (route) => route.abort('connectionrefused'))
  await page.getByRole('combobox', { name: 'Search for ideas' }).fill('tent')
  await page.keyboard.press('Enter')
  await expect(page.getByText('does not answer just now')).toBeVisible()
  await page.unroute('**/resource/**')
  await page.getByRole('status').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('does not answer just now')).toHaveCount(0)
  await expect(tiles(page).first()).toContainText(/tent/i)
})

test('a page that one goes to takes the title and the focus, and is said aloud; the skip link leads to it', async ({
  page,
}) => {
  await logIn(page, mira.email)
  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click()
  await expect(page).toHaveTitle(/^Create Pin · /)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Create Pin' })).toHaveCount(1)
  await page.reload()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page that is no grid is found again where it was left, after back and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/_/_/policy/terms-of-service/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 500)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.getByRole('navigation').last().getByRole('link', { name: 'Home' }).click()
  await expect(tiles(page).first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

/** The colour of the page and the browser's frame around it, as the device likes it or was chosen. */
const ground = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('meta[name="theme-color"]')]
    const frame = frames.find((meta) => matchMedia(meta.getAttribute('media') ?? '').matches)
    return [getComputedStyle(document.body).backgroundColor, frame?.getAttribute('content')]
  })

const light = ['rgb(251, 249, 246)', '#fbf9f6']
const dark = ['rgb(23, 21, 19)', '#171513']

test('light and dark come from the device and by choice, from the first moment on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page, mira.email)
  expect(await ground(page)).toEqual(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toEqual(light)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  expect(await ground(page)).toEqual(dark)
  // Nothing of the shell runs here: what is dark is so in the document itself.
  await page.route('**/*.{js,css}', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground(page)).toEqual(dark)
})
