import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/build/commands/browser-ports'
import { chromiumArguments, findChromium } from '@tessera/build/commands/chromium'
import { runProduct } from '@tessera/build/commands/product'
import { portOffsets } from '@tessera/build/commands/rooms'
import type { Browser, BrowserContextOptions } from 'playwright'
import { chromium } from 'playwright'
import { coldPage } from './cold-page.ts'
import type { Line } from './measure.ts'
import { median } from './measure.ts'

const loads = 5

interface Figures {
  readonly lcp: number
  readonly cls: number
  readonly tbt: number
  readonly first: number
  readonly all: number
}

type Who = NonNullable<BrowserContextOptions['storageState']>

/** Reads LCP, CLS and TBT from the browser, calculated as Lighthouse does. */
async function noted(): Promise<Pick<Figures, 'lcp' | 'cls' | 'tbt'>> {
  const entries = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
      observer.observe({ type, buffered: true })
      // An observer without entries never calls back.
      setTimeout(() => resolve([]), 500)
    })
  const number = (entry: PerformanceEntry, name: string) => Number(Reflect.get(entry, name))
  const [paints, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entries),
  )
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  return {
    lcp: paints?.at(-1)?.startTime ?? Number.NaN,
    cls: (shifts ?? []).reduce((sum, shift) => sum + number(shift, 'value'), 0),
    tbt: (tasks ?? [])
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  }
}

async function loadOnce(browser: Browser, url: string, who: Who | undefined): Promise<Figures> {
  const { page, scripts, close } = await coldPage(browser, {
    cpu: 4,
    ...(who === undefined ? {} : { storageState: who }),
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('main img').first().waitFor()
  const figures = { ...(await page.evaluate(noted)), ...scripts() }
  await close()
  return figures
}

function linesOf(name: string, all: readonly Figures[], scriptTarget = ''): readonly Line[] {
  const middle = (of: keyof Figures) => median(all.map((figures) => figures[of]))
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
  const line = (what: string, ours: string, target: string): Line => ({
    name: `${name}: ${what}`,
    ours,
    beside: '',
    target,
  })
  return [
    line('largest contentful paint', `${middle('lcp').toFixed(0)} ms`, 'good: 2500 ms'),
    line('cumulative layout shift', middle('cls').toFixed(2), '0.00'),
    line('total blocking time', `${middle('tbt').toFixed(0)} ms`, 'good: 200 ms'),
    {
      ...line('script of the first load', kb(middle('first')), scriptTarget),
      count: middle('first'),
    },
    { ...line('script in all, what comes after too', kb(middle('all')), ''), count: middle('all') },
  ]
}

/** Returns a member's cookies and the URL of a pin. */
async function prepare(browser: Browser, origin: string): Promise<{ member: Who; pin: string }> {
  const context = await browser.newContext()
  const answer = await context.request.post(`${origin}/resource/UserSessionResource/create/`, {
    headers: { Origin: origin },
    data: { username_or_email: 'mira@demo.test', password: 'tessera-demo' },
  })
  if (!answer.ok()) throw new Error(`The log-in was refused: ${await answer.text()}`)
  const member = await context.storageState()
  const page = await context.newPage()
  await page.goto(origin)
  const pin = await page.locator('main li a[href^="/pin/"]').first().getAttribute('href')
  await context.close()
  if (pin === null) throw new Error(`No pin showed at ${origin}.`)
  return { member, pin }
}

/**
 * Measures cold loads of home, closeup and search at 40 ms, 10 Mbps and four times CPU throttling.
 */
export async function pageFigures(): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const registryFile = join(data, 'registry.json')
  const port = await freePort(await portOffsets(), { from: 4_600 })
  const product = await runProduct({ port, data, registryFile }, () => {})
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const origin = `http://localhost:${port}`
  try {
    const { member, pin } = await prepare(browser, origin)
    const pages = [
      { name: 'home, a visitor’s', path: '/', target: 'at most 150 kB' },
      { name: 'home, a member’s', path: '/', who: member },
      { name: 'closeup', path: pin },
      { name: 'search', path: '/search/pins/?q=tent' },
    ]
    const lines: Line[] = []
    for (const { name, path, who, target } of pages) {
      const all: Figures[] = []
      // The first load warms up the service and isn't counted.
      for (let round = 0; round <= loads; round += 1) {
        const figures = await loadOnce(browser, origin + path, who)
        if (round > 0) all.push(figures)
      }
      lines.push(...linesOf(name, all, target))
    }
    return lines
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
