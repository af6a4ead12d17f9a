import { type Browser, expect, type Page, request, type TestInfo } from 'playwright/test'
import { barriers } from './accessible.ts'
import { go, settled } from './look-at.ts'
import { productOrigin } from './product.ts'
import { businessSurfaces, memberSurfaces, type Surface, visitorSurfaces } from './surfaces.ts'
import { test } from './test.ts'

const schemes = ['light', 'dark'] as const

/** Screenshots for people to look at take a third of the time, so they are taken on request. */
const takesPictures = process.env.LOOKS === 'pictures'

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

interface Walk {
  readonly page: Page
  readonly width: number
  readonly info: TestInfo
}

/** Pages that have another layout between a tablet's width and a desktop's. */
const between = ['home', 'closeup', 'board', 'profile-boards', 'pin-builder', 'business']

async function takePicture({ page, info }: Walk, name: string): Promise<void> {
  const path = info.outputPath(`${name}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality: 85 })
  info.attachments.push({ name, path, contentType: 'image/jpeg' })
}

/** Checks a surface in light and dark. */
async function look(on: Walk, who: string, name: string): Promise<void> {
  const { page, width } = on
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme })
    if (takesPictures) await takePicture(on, `${who}-${name}-${width}-${colorScheme}`)
    // Colors don't depend on the width: the dark ones are checked once.
    if (colorScheme === 'dark' && width !== 1440) continue
    const found = await barriers(page, { contrastOnly: colorScheme === 'dark' })
    expect.soft(found, `${who}-${name}, ${colorScheme}`).toEqual([])
  }
}

/** Expects that nothing reaches beyond the edge of the screen, once the page has its width. */
async function fits(page: Page, name: string): Promise<void> {
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect
    .poll(sideways, { message: `${name} is wider than the screen`, timeout: 5_000 })
    .toBeLessThanOrEqual(0)
}

/** Checks the surface of a desktop in less room: that of a tablet, and between the two. */
async function lookInLessRoom(on: Walk, who: string, name: string): Promise<void> {
  const { page, width } = on
  for (const narrower of [1024, 834]) {
    await page.setViewportSize({ width: narrower, height: 900 })
    await fits(page, `${name} at ${narrower}`)
  }
  if (takesPictures) await takePicture(on, `${who}-${name}-834-dark`)
  await page.emulateMedia({ colorScheme: 'light' })
  if (takesPictures) await takePicture(on, `${who}-${name}-834-light`)
  // Most pages of a tablet have the layout of a desktop's.
  if (between.includes(name)) {
    const found = await barriers(page, { contrastOnly: false })
    expect.soft(found, `${who}-${name} at 834`).toEqual([])
  }
  await page.setViewportSize({ width, height: 900 })
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
      await fits(page, name)
      await look(on, who, name)
      if (on.width === 1440) await lookInLessRoom(on, who, name)
      if (opens === undefined) return
      await page.keyboard.press('Escape')
      // A layer goes back in history; the next address must not come before.
      await expect(shows(page)).toBeHidden()
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

for (const width of [390, 1440])
  test(`every surface at ${width === 390 ? width : '1440, 1024 and 834'}, light and dark, has no sideways overflow and no accessibility violation`, async ({
    browser,
  }, info) => {
    test.setTimeout(360_000)
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
