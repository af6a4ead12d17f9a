import type { Browser, BrowserContextOptions, CDPSession, Locator, Page } from 'playwright'
import { noteInteractions } from './note-interactions.ts'
import { noteNavigation } from './note-navigation.ts'

/** The factor that the processor of a measured page is slowed down by. */
const slower = 4

/** A page that is measured, with its slow-down. */
export interface Stage {
  readonly page: Page
  readonly session: CDPSession
  readonly phone: boolean
}

export type Who = NonNullable<BrowserContextOptions['storageState']>

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Opens a page whose interactions are noted, as wide as a desk's screen or a phone's. */
export async function openStage(
  browser: Browser,
  { origin, who, isPhone }: { readonly origin: string; who?: Who; readonly isPhone: boolean },
): Promise<Stage> {
  const context = await browser.newContext({
    ...(isPhone ? phone : desk),
    ...(who === undefined ? {} : { storageState: who }),
    baseURL: origin,
    locale: 'en-US',
  })
  context.setDefaultTimeout(20_000)
  const page = await context.newPage()
  await page.addInitScript(noteInteractions)
  await page.addInitScript(noteNavigation)
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session, phone: isPhone }
}

/** Opens a page with one button, which only toggles a class. */
export async function openPlain(browser: Browser, origin: string): Promise<Stage> {
  const stage = await openStage(browser, { origin, isPhone: false })
  const { page } = stage
  await page.goto('about:blank')
  await page.setContent(
    '<style>.on{background:#333}</style><button style="padding:40px">Plain</button>',
  )
  await page.evaluate(noteInteractions)
  await page.evaluate(() => {
    const button = document.querySelector('button')
    button?.addEventListener('click', () => button.classList.toggle('on'))
  })
  return stage
}

/** Presses the middle of an element by mouse, or by finger on a phone. */
export async function press({ page, phone }: Stage, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${target} is not on the screen.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (phone) await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
}

/** Slows the page down while something is done on it; a slow page that waits would take a core. */
export async function slowly<Result>(
  { page, session }: Stage,
  act: () => Promise<Result>,
): Promise<Result> {
  await page.bringToFront()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  try {
    return await act()
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/** Does something once, and returns the milliseconds from the input to the next paint. */
export async function nextPaint(stage: Stage, act: () => Promise<void>): Promise<number> {
  const { page } = stage
  const take = () => page.evaluate((): number => Reflect.get(window, 'takeLongest')())
  return slowly(stage, async () => {
    // An input may come at any part of a frame.
    await page.waitForTimeout(100 + Math.random() * 40)
    await take()
    await act()
    await page.waitForTimeout(250)
    // The browser reports no shorter event.
    return Math.max(16, await take())
  })
}

/** Milliseconds of the main thread's processor: all, scripts alone, styles and layout alone. */
export interface Work {
  readonly all: number
  readonly script: number
  readonly layout: number
}

async function workSoFar({ session }: Stage): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => 1_000 * (metrics.find((each) => each.name === name)?.value ?? 0)
  return {
    all: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  }
}

/** Does something once without a slow-down, and returns what it and what follows from it took. */
export async function workOf(stage: Stage, act: () => Promise<void>): Promise<Work> {
  await stage.page.bringToFront()
  await stage.page.waitForTimeout(150)
  const before = await workSoFar(stage)
  await act()
  await stage.page.waitForTimeout(400)
  const after = await workSoFar(stage)
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    layout: after.layout - before.layout,
  }
}
