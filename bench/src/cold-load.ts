import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { coldPage } from './cold-page.ts'

/** A cold load of a page as Lighthouse reckons it, and its bytes of script. */
export interface Figures {
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly first: number
  readonly all: number
}

export type Who = NonNullable<BrowserContextOptions['storageState']>

/** Follows the largest paint, from outside, as pages without script can't tell it. Returns what reads it. */
async function followPaint(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  let painted = Number.NaN
  session.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    painted = event.time * 1_000
  })
  await session.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] })
  return async () => painted - (await page.evaluate(() => performance.timeOrigin))
}

/** Reads CLS and TBT from the browser, calculated as Lighthouse does. */
async function noted(): Promise<Pick<Figures, 'cls' | 'tbt'>> {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      // An observer without entries never calls back.
      setTimeout(() => resolve([]), 500)
    })
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name))
  const [shifts, tasks] = await Promise.all(['layout-shift', 'longtask'].map(entries))
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return {
    cls: (shifts ?? []).reduce((sum, shift) => sum + number(shift, 'value'), 0),
    tbt: (tasks ?? [])
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

/** Milliseconds after which a slow page has rendered and done what follows its first view. */
const settled = 6_000

/** Loads a page cold on a processor four times slower, and returns its figures. */
export async function coldLoad(
  browser: Browser,
  url: string,
  options: {
    readonly storageState?: Who | undefined
    readonly javaScriptEnabled?: boolean | undefined
  } = {},
): Promise<Figures> {
  const { storageState, javaScriptEnabled = true } = options
  const { page, scripts, close } = await coldPage(browser, {
    ...{ cpu: 4, javaScriptEnabled },
    ...(storageState === undefined ? {} : { storageState }),
  })
  const largestPaint = await followPaint(page)
  await page.goto(url, { waitUntil: 'load' })
  // A network without requests says nothing of the work that is left, and a search for elements would add to it.
  await new Promise((resolve) => setTimeout(resolve, settled))
  const lcp = await largestPaint()
  // Timers and observers don't call back in a page without script.
  const rest = javaScriptEnabled ? await page.evaluate(noted) : { cls: Number.NaN, tbt: Number.NaN }
  const figures = { lcp, ...rest, ...scripts() }
  // Without script the drawn page stays, whose `main` is a role.
  await page.locator('main img, [role="main"] img').first().waitFor()
  await close()
  return figures
}
