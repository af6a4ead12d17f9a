import { z } from '@tessera/contracts/schema'
import type { Cookie, PlainBrowser, PlainPage } from './plain-browser.ts'
import { countScripts, slowNetwork } from './slow-network.ts'

/** A cold load of a page as Lighthouse reckons it, and its bytes of script. */
export interface Figures {
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly first: number
  readonly all: number
}

/** The visitor and network of a page load. */
interface Loading {
  readonly cookies?: readonly Cookie[] | undefined
  readonly javaScriptEnabled?: boolean
}

const Painted = z.object({ event: z.object({ frameId: z.string(), time: z.number() }) })
const Noted = z.object({ cls: z.number(), tbt: z.number() })

/** Follows the largest paint, from outside, as pages without script can't tell it. Returns what reads it. */
async function followPaint(page: PlainPage): Promise<() => Promise<number>> {
  let painted = Number.NaN
  page.on('PerformanceTimeline.timelineEventAdded', (params) => {
    const { event } = z.parse(Painted, params)
    // Frames of others, such as Google's button, paint as well.
    if (event.frameId === page.frameId) painted = event.time * 1_000
  })
  await page.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint'] })
  return async () => painted - Number(await page.evaluate('performance.timeOrigin'))
}

/** Reads CLS and TBT from the browser, calculated as Lighthouse does. */
async function noted(): Promise<z.infer<typeof Noted>> {
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
const settled = 7_000

/** Loads a page cold on a processor four times slower, and returns its figures. */
export async function coldLoad(
  browser: PlainBrowser,
  url: string,
  { cookies, javaScriptEnabled = true }: Loading = {},
): Promise<Figures> {
  const page = await browser.open(cookies)
  const scripts = countScripts(page.on)
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', slowNetwork)
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.send('Emulation.setScriptExecutionDisabled', { value: !javaScriptEnabled })
  const largestPaint = await followPaint(page)
  await page.send('Page.navigate', { url })
  // A network without requests says nothing of the work that is left, and a search for elements would add to it.
  await new Promise((resolve) => setTimeout(resolve, settled))
  const lcp = await largestPaint()
  // Timers and observers don't call back in a page without script.
  const rest = javaScriptEnabled
    ? z.parse(Noted, await page.evaluate(`(${noted})()`))
    : { cls: Number.NaN, tbt: Number.NaN }
  const figures = { lcp, ...rest, ...scripts() }
  // Without script the drawn page stays, whose `main` is a role.
  const shown = await page.evaluate(`!!document.querySelector('main img, [role="main"] img')`)
  if (shown !== true) throw new Error(`No picture showed at ${url}.`)
  await page.close()
  return figures
}
