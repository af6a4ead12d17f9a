import { type Browser, expect, type Page, request, type TestInfo, test } from 'playwright/test'
import { barriers } from './accessible.ts'
import { productOrigin } from './product.ts'
import { businessSurfaces, memberSurfaces, type Surface, visitorSurfaces } from './surfaces.ts'

const schemes = ['light', 'dark'] as const

/** Logs in a demo member once for all widths; creates an invite and a pin on the way. */
async function logInOnce(username_or_email: string) {
  const asks = await request.newContext({
    baseURL: productOrigin,
    extraHTTPHeaders: { Origin: productOrigin },
  })
  const ask = async (path: string, data: Readonly<Record<string, string>>) => {
    const answer = await asks.post(`/resource/${path}/`, { data })
    expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
    return (await answer.json()).resource_response.data
  }
  await ask('UserSessionResource/create', { username_or_email, password: 'tessera-demo' })
  const { cookies } = await asks.storageState()
  const find = async (query: string) => {
    const answer = await asks.get('/resource/BaseSearchResource/get/', {
      params: { data: JSON.stringify({ query }) },
    })
    return (await answer.json()).resource_response.data.results[0].id
  }
  return { ask, find, cookies, leave: () => asks.dispose() }
}

type Insider = Awaited<ReturnType<typeof logInOnce>>

/** Navigates as a link does, without reloading the document. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

/** Waits until nothing visible is loading or moving. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Skips elements outside the window or scrolled out of their list.
    const seen = (element: Element): boolean => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect()
      const page = new DOMRect(0, 0, innerWidth, innerHeight)
      const list = element.closest('ul, ol, fieldset')?.getBoundingClientRect() ?? page
      const isIn = (edge: DOMRect) =>
        bottom > edge.top && top < edge.bottom && right > edge.left && left < edge.right
      return width > 0 && isIn(list) && isIn(page)
    }
    const busy = '[aria-busy="true"]:not([role="list"]), [role="status"][aria-label]'
    return (
      document.fonts.status === 'loaded' &&
      ![...document.querySelectorAll(busy)].some(seen) &&
      [...document.images].filter(seen).every(({ complete }) => complete)
    )
  })
}

interface Walk {
  readonly page: Page
  readonly width: number
  readonly info: TestInfo
}

/** Takes a screenshot in light and dark and checks it. */
async function look({ page, width, info }: Walk, name: string): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    const path = info.outputPath(`${name}-${width}-${colorScheme}.jpg`)
    await page.screenshot({ path, type: 'jpeg', quality: 85 })
    info.attachments.push({
      name: `${name} ${width} ${colorScheme}`,
      path,
      contentType: 'image/jpeg',
    })
    if (width === 1024) continue
    const found = await barriers(page, { contrastOnly: colorScheme === 'dark' })
    expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
  }
}

/** Opens each surface in turn and checks it. */
async function walk(on: Walk, who: string, surfaces: readonly Surface[]): Promise<void> {
  const { page } = on
  await page.goto('/')
  for (const { name, path, shows, opens } of surfaces) {
    await test.step(`${name} (${who})`, async () => {
      await go(page, path)
      if (opens !== undefined) await opens(page)
      await page.mouse.move(0, 0)
      await expect(shows(page)).toBeVisible()
      await settled(page)
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(sideways, `${name} is wider than the screen`).toBeLessThanOrEqual(0)
      await look(on, `${who}-${name}`)
      if (opens !== undefined) await page.keyboard.press('Escape')
    })
  }
}

let people: { readonly mira: Insider; readonly studio: Insider }
let surfaces: readonly Surface[] = []

test.beforeAll(async () => {
  people = { mira: await logInOnce('mira@demo.test'), studio: await logInOnce('studio@demo.test') }
  const { ask } = people.studio
  const board = await ask('BoardResource/create', { name: `Shelf ${process.pid}` })
  const { invite_url } = await ask('BoardInviteLinkResource/create', { board_id: board.id })
  const thrownAway = await people.mira.ask('BoardResource/create', { name: `Off ${process.pid}` })
  await people.mira.ask('BoardResource/delete', { board_id: thrownAway.id })
  const pin = await people.mira.find('Speckled stoneware dinner set in white and sage')
  surfaces = memberSurfaces(new URL(invite_url).pathname, `/pin/${pin}/`)
})

test.afterAll(() => Promise.all([people.mira.leave(), people.studio.leave()]))

async function pageOf(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 900 },
    isMobile: width === 390,
    hasTouch: width === 390,
    reducedMotion: 'reduce',
    locale: 'en-US',
  })
  return context.newPage()
}

for (const width of [390, 1024, 1440])
  test(`every surface at ${width}, light and dark, has no sideways overflow and no accessibility violation`, async ({
    browser,
  }, info) => {
    test.setTimeout(180_000)
    const page = await pageOf(browser, width)
    const on = { page, width, info }
    await walk(on, 'visitor', visitorSurfaces)
    await page.context().addCookies(people.mira.cookies)
    await walk(on, 'member', surfaces)
    await page.context().clearCookies()
    await page.context().addCookies(people.studio.cookies)
    await walk(on, 'business', businessSurfaces)
    await page.context().close()
  })
