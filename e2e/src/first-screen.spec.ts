import { drawnPictures } from '@tessera/contracts/timing-values'
import { type BrowserContextOptions, expect, type Page } from 'playwright/test'
import { takesOver } from './drawn.ts'
import { tiles } from './person.ts'
import { somePin } from './some-pin.ts'
import { test } from './test.ts'

/** The parts of a page whose places are compared: its title, picture, refinements and first tiles. */
function placesIn(root: string): readonly string[] {
  const base = document.querySelector(root)
  // Both pages have these on the screen.
  const pins = [...(base?.querySelectorAll('li a[href^="/pin/"]') ?? [])].slice(0, 4)
  // A form beside pins comes after the first screen.
  const ofForm = 'a[href*="/policy/"], input:is([data-field], [name="email"], [name="password"])'
  const parts = [
    ...(base?.querySelectorAll('h1, article img') ?? []),
    ...(base?.querySelectorAll('[aria-label="Refine your search"] :is(a, button)') ?? []),
    ...(base?.querySelectorAll('[aria-label="Profile sections"] a') ?? []),
    ...(pins.length > 0 ? [] : (base?.querySelectorAll(ofForm) ?? [])),
    ...pins,
  ]
  return parts.map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    const name = part.matches('li a') ? part.getAttribute('href') : part.textContent?.trim()
    return [name, x, y, width, height].join(' ')
  })
}

/** Opens a page whose scripts, or other files that `held` names, wait until `release` is called. */
async function opened(page: Page, path: string, held = /\.js$/) {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, {
          shifted: Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const gate = Promise.withResolvers<void>()
  await page.route(held, async (route) => {
    if (!route.request().url().includes('/first-screen/')) await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  const drawn = page.locator('#drawn')
  await expect(
    drawn.locator('[data-placed], article, .auth-form, .save-boards').last(),
  ).toBeVisible()
  // Styles and typefaces are there once something is painted.
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  )
  if (!held.test('.woff2')) await page.evaluate(() => document.fonts.ready)
  return { drawn, release: gate.resolve }
}

const search = '/search/pins/?q=green'

const phone = { viewport: { width: 390, height: 844 } } as const
const desktop = { viewport: { width: 1440, height: 900 } } as const

for (const [size, options] of Object.entries({ phone, desktop } as const))
  test(`without JavaScript a ${size} shows home, a pin, a board and a search, with links that work`, async ({
    browser,
  }) => {
    const plain: BrowserContextOptions = { ...options, javaScriptEnabled: false }
    const page = await (await browser.newContext(plain)).newPage()
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Tessera' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find your next idea.')
    const picture = tiles(page).first().locator('img')
    await expect
      .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
      .toBeGreaterThan(0)
    const [first, second] = await Promise.all([0, 1].map((at) => tiles(page).nth(at).boundingBox()))
    expect(first?.width).toBeGreaterThan(150)
    expect(second).not.toEqual(first)
    await tiles(page).first().getByRole('link').click()
    await expect(page).toHaveURL(/\/pin\/\d+\/$/)
    const large = page.locator('article img').first()
    expect((await large.boundingBox())?.width).toBeGreaterThan(300)
    await page.getByText(/^On /).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await tiles(page).count()).toBeGreaterThan(2)
    await page.goto(search)
    expect(await tiles(page).count()).toBeGreaterThan(2)
    const chip = page.getByRole('navigation', { name: 'Refine your search' }).getByRole('link')
    await chip.first().click()
    await expect(page).toHaveURL(/selected_one_bar_modules=/)
    await expect(chip.first()).toHaveAttribute('aria-current')
    expect(await tiles(page).count()).toBeGreaterThan(0)
    await page.context().close()
  })

for (const [size, options] of Object.entries({ phone, desktop } as const))
  test(`on a ${size} the page takes over at the same places, without a layout shift`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    const finder = await context.newPage()
    const pin = await somePin(finder)
    await finder.goto(pin)
    const board = await finder.getByText(/^On /).getByRole('link').getAttribute('href')
    await finder.close()
    const profile = board?.replace(/[^/]+\/$/, '') ?? ''
    const help = '/help/self-harm/'
    for (const path of [
      '/',
      pin,
      board ?? '',
      profile,
      search,
      '/ideas/travel/',
      '/login/',
      help,
    ]) {
      const page = await context.newPage()
      const { drawn, release } = await opened(page, path)
      const before = await page.evaluate(placesIn, '#drawn')
      expect(before.length, path).toBeGreaterThan(0)
      // The page below is neither visible nor read out, and has the drawn one's place.
      await expect(page.getByRole('main')).toHaveCount(1)
      release()
      await expect(drawn).toHaveCount(0)
      await expect(page.getByRole('main')).toHaveCount(1)
      const after = await page.evaluate(placesIn, '#content')
      expect(after.slice(0, before.length), path).toEqual(before)
      expect(await page.evaluate(() => Reflect.get(window, 'shifted')), path).toBeLessThan(0.005)
      await page.close()
    }
    await context.close()
  })

test('focus and scroll stay where they are when the page takes over, and after a reload', async ({
  page,
}) => {
  const { drawn, release } = await opened(page, '/')
  const links = drawn.locator('li a')
  await links.nth(1).focus()
  await page.keyboard.press('Tab')
  const third = (await links.nth(2).getAttribute('href')) ?? ''
  await expect(links.nth(2)).toBeFocused()
  await page.evaluate(() => scrollTo(0, 120))
  release()
  await expect(drawn).toHaveCount(0)
  await expect(page.locator(`main a[href="${third}"]`)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(120)
  await page.reload()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(120)
})

test('Tab reaches the header before the drawn page, and then that', async ({ page }) => {
  const { drawn, release } = await opened(page, '/', /remoteEntry/)
  // The shell's frame has taken the place of the drawn one.
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeAttached()
  const reached: string[] = []
  while (reached.at(-1) !== 'drawn' && reached.length < 20) {
    await page.keyboard.press('Tab')
    const place = () => document.activeElement?.closest('#drawn, header')?.id ?? 'none'
    reached.push((await page.evaluate(place)) || 'header')
  }
  expect(new Set(reached)).toEqual(new Set(['none', 'header', 'drawn']))
  release()
  await expect(drawn).toHaveCount(0)
})

test('before scripts come, the frame leads on, and the search keeps what is typed', async ({
  page,
}) => {
  const { release } = await opened(page, search)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Explore' })).toHaveAttribute('href', '/ideas/')
  await expect(banner.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login/')
  await page.getByRole('searchbox', { name: 'Search' }).fill('green lam')
  release()
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await page.keyboard.type('p')
  await expect(field).toHaveValue('green lamp')
})

test('a press before the page is there opens the pin', async ({ page }) => {
  const { drawn, release } = await opened(page, '/')
  const first = drawn.locator('li a').first()
  const href = (await first.getAttribute('href')) ?? ''
  await first.click({ noWaitAfter: true })
  release()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a press that lasts while the page is built opens the pin', async ({ page }) => {
  const { drawn, release } = await opened(page, '/')
  const first = drawn.locator('li a').first()
  const href = (await first.getAttribute('href')) ?? ''
  await first.hover()
  await page.mouse.down()
  release()
  await expect(page.locator(`#root a[href="${href}"] img`)).toBeAttached()
  // The page would take over in this time.
  await page.waitForTimeout(drawnPictures + 100)
  await page.mouse.up()
  await expect(page).toHaveURL(href)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a reload further down shows the page at that place, and not its first screen', async ({
  page,
}) => {
  // The home of a visitor has a new order every ten minutes.
  await page.goto(search)
  // The drawn page is shorter, and its scroll is not kept.
  await takesOver(page)
  await expect(tiles(page).nth(4)).toBeVisible()
  await page.mouse.wheel(0, 1_200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900)
  // The position is kept once the scroll has ended.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('grid:')
  const place = await page.evaluate(() => scrollY)
  await page.reload()
  await takesOver(page)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 60)
})

for (const [size, options] of Object.entries({ phone, desktop } as const))
  test(`on a ${size} nothing of a drawn page moves when its typefaces come late`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    const moved = await Promise.all(
      ['/', '/mira_okafor/', '/ideas/travel/', '/login/', '/signup/', '/help/self-harm/'].map(
        async (path) => {
          const page = await context.newPage()
          const { release } = await opened(page, path, /\.(woff2|js)$/)
          release()
          await takesOver(page)
          await page.evaluate(async () => {
            await document.fonts.ready
            // A shift is told after the frame that has it.
            for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done))
          })
          const shifted: unknown = await page.evaluate(() => Reflect.get(window, 'shifted'))
          return [path, shifted] as const
        },
      ),
    )
    expect(moved.filter(([, shifted]) => Number(shifted) > 0.01)).toEqual([])
    await context.close()
  })

test('what is typed and pressed before the log-in page is there logs in once it is', async ({
  page,
}) => {
  const { drawn, release } = await opened(page, '/login/')
  await drawn.getByLabel('Email').fill('mira@demo.test')
  await drawn.getByLabel('Password').pressSequentially('tessera-demo')
  await drawn.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/login/')
  release()
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await expect(page).toHaveURL('/')
})
