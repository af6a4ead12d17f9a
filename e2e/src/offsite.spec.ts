import type { Page } from 'playwright/test'
import { expect } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { logIn, logInByCall } from './person.ts'
import { test } from './test.ts'

/** Finds a demo pin by title through search. */
async function pinCalled(page: Page, title: string): Promise<{ id: string; link: string }> {
  const params = { data: JSON.stringify({ query: title }) }
  const answer = await page.request.get('/resource/BaseSearchResource/get/', { params })
  const { results } = (await answer.json()).resource_response.data
  const pin = results.find((each: { title: string }) => each.title === title)
  return { id: String(pin.id), link: String(pin.link) }
}

const shopPin = 'Speckled stoneware dinner set in white and sage'

const pinLink = (page: Page) => page.getByRole('main').locator('a[href^="/offsite/"]').first()

/** Opens a pin and follows its link by keyboard; returns the new tab. */
async function follow(page: Page, title: string): Promise<Page> {
  const { id } = await pinCalled(page, title)
  await page.goto(`/pin/${id}/`)
  await takesOver(page)
  const tab = page.context().waitForEvent('page')
  await pinLink(page).focus()
  await page.keyboard.press('Enter')
  return tab
}

test('a safe link opens at once in a tab without opener and referrer', async ({
  page,
  context,
}) => {
  const { id, link } = await pinCalled(page, shopPin)
  await page.goto(`/pin/${id}/`)
  await expect(pinLink(page)).toHaveAttribute('rel', /noopener.*noreferrer/)
  await expect(pinLink(page)).toHaveAttribute('target', '_blank')
  const { host, pathname } = new URL(link)
  const shop = new URL(`/demo-sites/${host}${pathname}`, page.url()).href
  const left = context.waitForEvent('request', (request) => request.url() === shop)
  const tab = context.waitForEvent('page')
  await pinLink(page).click()
  const request = await left
  expect(request.redirectedFrom()?.url()).toContain(`/offsite/?url=`)
  expect(await request.headerValue('Referer')).toBeNull()
  await expect((await tab).getByRole('heading', { level: 1 })).toHaveText(shopPin)
  await expect((await tab).getByText('$148.00')).toBeVisible()
})

test('S4.44 the link of a pin that is blocked, suspicious or for adults opens a warning page in a new tab, with the reason', async ({
  page,
}) => {
  await logInByCall(page, 'mira@demo.test')
  for (const [title, heading, reason, goesOn] of [
    ["Solar system poster for a child's room", 'This link is blocked', 'harmful software', false],
    [
      'Summer capsule wardrobe in six pieces',
      'This link is blocked',
      'pretends to be another',
      false,
    ],
    [
      'Evening wind-down routine for better sleep',
      'This link may not be safe',
      'known for spam',
      true,
    ],
    ['Blush palette in warm pinks', 'This link leads to adult content', 'adults only', true],
  ] as const)
    await test.step(title, async () => {
      const tab = await follow(page, title)
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(heading)
      const main = tab.getByRole('main')
      await expect(main).toContainText(reason)
      expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
      const on = main.getByRole('link', { name: 'Continue anyway' })
      await expect(on).toHaveCount(goesOn ? 1 : 0)
      await expect(main.locator('a[href^="http"]')).toHaveCount(goesOn ? 1 : 0)
      if (goesOn) {
        await expect(on).toHaveAttribute('rel', /noopener.*noreferrer/)
        await expect(on).toHaveAttribute('href', /\/demo-sites\//)
      }
      await main.getByRole('button', { name: 'Go back' }).click()
      await expect(tab).toHaveURL(/\/pin\/\d+\/$/)
      await tab.close()
    })
})

test('a link to adult content asks visitors to log in, and members may report it', async ({
  page,
}) => {
  const url = '/offsite/?url=https%3A%2F%2Fadult.example%2F'
  await page.goto(url)
  await expect(page.getByRole('main')).toContainText('Log in to continue to this site')
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0)
  await logIn(page, 'mira@demo.test')
  await expect(page.getByRole('link', { name: 'Continue anyway' })).toBeVisible()
  await page.getByRole('button', { name: 'Report this link' }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText('You reported this link.')
})

test('an address with a link that is invalid, disguised or on no pin opens the warning page and runs nothing', async ({
  page,
}) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const [kind, url, heading, host] of [
    ['a script', 'javascript:alert(document.cookie)', "This link isn't valid", null],
    [
      'a document in itself',
      'data:text/html,<script>alert(1)</script>',
      "This link isn't valid",
      null,
    ],
    ['too long', `https://a.example/${'x'.repeat(3_000)}`, "This link isn't valid", null],
    [
      'disguised',
      'https://bank.example@elsewhere.example/in',
      'This link may not be safe',
      'elsewhere.example',
    ],
    ['a look-alike', 'https://pаypal.com/', 'This link may not be safe', 'xn--pypal-4ve.com'],
    [
      'of no pin',
      'https://harrowfield.example/cast-pan',
      "You're leaving Tessera",
      'harrowfield.example',
    ],
  ] as const)
    await test.step(kind, async () => {
      const answer = await page.goto(`/offsite/?url=${encodeURIComponent(url)}`)
      expect(answer?.status()).toBe(200)
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
      expect(answer?.headers()['cache-control']).toBe('private, no-store')
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading)
      if (host === null) await expect(main.getByRole('link')).toHaveCount(0)
      else await expect(main.getByText(host, { exact: true })).toBeVisible()
      expect(dialogs).toEqual([])
    })
})
