import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { logIn, tiles } from './person.ts'
import { pinLinks } from './pin-over.ts'
import { test } from './test.ts'

const mira = { email: 'mira@demo.test', password: 'tessera-demo' }

const notice = (page: Page) => page.getByRole('region', { name: 'Notifications' })

test('a missing page leads home with one message; an unknown error flag shows a general one', async ({
  page,
}) => {
  const flagged: string[] = []
  page.on('framenavigated', (frame) => flagged.push(new URL(frame.url()).search))
  await page.goto('/pin/999999999999999999/')
  await expect(page).toHaveURL('/')
  await expect(notice(page)).toContainText("We couldn't find that page.")
  expect(flagged).toContain('?error=not-found')
  await page.goto('/?error=of-another-kind')
  await expect(notice(page)).toContainText('Something went wrong.')
  await expect(page).toHaveURL('/')
})

test('S2.38 S2.39 S8.10 a page resource that answers 404, or 401 with api code 7, leads home with an error flag, a visitor’s idea leads to the ideas, and 301 to the new address', async ({
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
  await expect(notice(page)).toContainText("We couldn't find that page.")
  Object.assign(answer, { status: 401, code: 'log-in-needed', api_error_code: 7 })
  await visit()
  await expect(page).toHaveURL('/')
  await expect(notice(page)).toContainText('Log in to see that page.')
  Object.assign(answer, { status: 301, data: { redirectUrl: href } })
  await visit()
  await expect(page).toHaveURL(href)
  await page.goto('/ideas/no-idea-of-anybody/')
  await expect(page).toHaveURL('/ideas/')
})

test('S4.41 content is 1050 and 880 wide, the header is 80 high, and 56 on a phone', async ({
  page,
}) => {
  await logIn(page, 'studio@demo.test')
  const widest = () =>
    page.getByRole('main').evaluate((main) => {
      const widths = [...main.querySelectorAll('div, form, section')].map((part) => {
        const { maxInlineSize } = getComputedStyle(part)
        return Number.parseFloat(maxInlineSize)
      })
      return Math.max(...widths.filter((width) => width > 0))
    })
  const header = async () => (await page.getByRole('banner').boundingBox())?.height
  await page.goto('/advertiser/')
  await expect.poll(widest).toBe(1050)
  expect(await header()).toBe(80)
  await page.goto('/pin-builder/')
  await expect.poll(widest).toBe(880)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect.poll(header).toBe(56)
})

test('navigation sets title and focus and announces the page, and the skip link leads to the content', async ({
  page,
}) => {
  await logIn(page, mira.email)
  await page.getByRole('banner').getByRole('link', { name: 'Create' }).click()
  await expect(page).toHaveTitle(/^Create Pin · /)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Create Pin' })).toHaveCount(1)
  await page.reload()
  // Until then, Tab walks the drawn first screen, or an empty page.
  await takesOver(page)
  await expect(page.getByRole('banner')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page without a grid keeps its scroll position after back and reload', async ({ page }) => {
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

/**
 * Returns the background color of the page and of the browser's frame, by system setting or choice.
 */
const ground = (page: Page) =>
  page.evaluate(() => {
    const frames = [...document.querySelectorAll('meta[name="theme-color"]')]
    const frame = frames.find((meta) => matchMedia(meta.getAttribute('media') ?? '').matches)
    return [getComputedStyle(document.body).backgroundColor, frame?.getAttribute('content')]
  })

const light = ['rgb(251, 249, 246)', '#fbf9f6']
const dark = ['rgb(23, 21, 19)', '#171513']

test('the theme follows the system or the choice from the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await logIn(page, mira.email)
  expect(await ground(page)).toEqual(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await ground(page)).toEqual(light)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(() => ground(page)).toEqual(dark)
  // No script of the shell runs here: the theme comes from the document itself.
  await page.route('**/*.{js,css}', (route) => route.abort())
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await ground(page)).toEqual(dark)
})
