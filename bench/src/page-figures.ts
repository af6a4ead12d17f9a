import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { freePort } from '@tessera/commands/product/browser-ports'
import { runProduct } from '@tessera/commands/product/product'
import { portOffsets } from '@tessera/commands/rooms'
import { chromium } from 'playwright'
import { coldLoad, type Figures } from './cold-load.ts'
import type { Line } from './measure.ts'
import { median } from './measure.ts'
import { type Cookie, startPlainBrowser } from './plain-browser.ts'

const loads = 5

/** The targets of a page: the largest paint in milliseconds, and the script of its first load. */
interface Targets {
  readonly paint: number
  readonly script?: string
}

function linesOf(
  name: string,
  all: readonly Figures[],
  { paint, script = '' }: Targets,
): readonly Line[] {
  const middle = (of: keyof Figures) => median(all.map((figures) => figures[of]))
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
  const line = (what: string, ours: string, target: string): Line => ({
    name: `${name}: ${what}`,
    ours,
    beside: '',
    target,
  })
  return [
    line('largest contentful paint', `${middle('lcp').toFixed(0)} ms`, `at most ${paint} ms`),
    line('cumulative layout shift', middle('cls').toFixed(2), '0.00'),
    line('total blocking time', `${middle('tbt').toFixed(0)} ms`, 'at most 150 ms'),
    {
      ...line('script of the first load', kb(middle('first')), script),
      count: middle('first'),
    },
    { ...line('script in all, what comes after too', kb(middle('all')), ''), count: middle('all') },
  ]
}

/** Returns a member's cookies and the URL of a pin. */
async function prepare(
  origin: string,
): Promise<{ readonly member: readonly Cookie[]; readonly pin: string }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  const context = await browser.newContext()
  const answer = await context.request.post(`${origin}/resource/UserSessionResource/create/`, {
    headers: { Origin: origin },
    data: { username_or_email: 'mira@demo.test', password: 'tessera-demo' },
  })
  if (!answer.ok()) throw new Error(`The log-in was refused: ${await answer.text()}`)
  const cookies = await context.cookies()
  const page = await context.newPage()
  await page.goto(origin)
  const pin = await page.locator('main li a[href^="/pin/"]').first().getAttribute('href')
  await browser.close()
  if (pin === null) throw new Error(`No pin showed at ${origin}.`)
  const member = cookies.map(({ name, value, domain, path, secure }) => ({
    name,
    value,
    domain,
    path,
    secure,
  }))
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
  const browser = await startPlainBrowser()
  const origin = `http://localhost:${port}`
  try {
    const { member, pin } = await prepare(origin)
    const pages = [
      { name: 'home, a visitor’s', path: '/', paint: 1_600, script: 'at most 120 kB' },
      { name: 'home, a member’s', path: '/', who: member, paint: 1_900, script: 'at most 135 kB' },
      { name: 'closeup', path: pin, paint: 1_700 },
      { name: 'search', path: '/search/pins/?q=tent', paint: 1_500 },
    ]
    const lines: Line[] = []
    for (const { name, path, who, ...targets } of pages) {
      const all: Figures[] = []
      // The first load warms up the service and isn't counted.
      for (let round = 0; round <= loads; round += 1) {
        const figures = await coldLoad(browser, origin + path, { cookies: who })
        if (round > 0) all.push(figures)
      }
      lines.push(...linesOf(name, all, targets))
    }
    return lines
  } finally {
    await browser.close()
    await product.stop()
    await rm(data, { recursive: true, force: true })
  }
}
