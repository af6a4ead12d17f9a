import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import { coldPage } from './cold-page.ts'
import type { Line } from './measure.ts'
import { median, ratiosOf } from './measure.ts'
import { type BothOrigins, startBoth } from './one-bundle/start-both.ts'
import type { Scripts } from './slow-network.ts'

const loads = 9

interface Load extends Scripts {
  readonly content: number
}

/** Loads the home page cold; returns the time to the first tile and the bytes of script. */
async function loadOnce(browser: Browser, origin: string): Promise<Load> {
  const { page, scripts, close } = await coldPage(browser)
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('main li img') === null) return
      performance.mark('content')
      seen.disconnect()
    })
    seen.observe(document, { childList: true, subtree: true })
  })
  await page.goto(origin, { waitUntil: 'networkidle' })
  const content = await page.evaluate(() => performance.getEntriesByName('content')[0]?.startTime)
  await close()
  if (content === undefined) throw new Error(`No pin showed at ${origin}.`)
  return { content, ...scripts() }
}

async function loadInTurns(
  browser: Browser,
  origins: BothOrigins,
): Promise<readonly [readonly Load[], readonly Load[]]> {
  const [federated, bundled]: [Load[], Load[]] = [[], []]
  // The first load of each warms up the service and isn't counted.
  for (let round = 0; round <= loads; round += 1) {
    const [one, two] = [
      await loadOnce(browser, `${origins.federated}/`),
      await loadOnce(browser, `${origins.bundled}/`),
    ]
    if (round > 0) {
      federated.push(one)
      bundled.push(two)
    }
  }
  return [federated, bundled]
}

function lines(federated: readonly Load[], bundled: readonly Load[]): readonly Line[] {
  const line = (name: string, of: keyof Load, target: string): Line => {
    const [ours = 0, beside = 0] = [federated, bundled].map((all) =>
      median(all.map((load) => load[of])),
    )
    const said = (value: number) =>
      of === 'content' ? `${value.toFixed(0)} ms` : `${(value / 1_000).toFixed(1)} kB`
    return {
      name: `home page, ${name}, beside one bundle`,
      ours: said(ours),
      beside: said(beside),
      ratio: ours / beside,
      rounds: ratiosOf(
        federated.map((load) => load[of]),
        bundled.map((load) => load[of]),
      ),
      target,
    }
  }
  return [
    line('time to the first pins', 'content', 'at most 1.10'),
    line('script of the first load', 'first', 'at most 1.25; 150 kB in all'),
    line('script with the form that comes after', 'all', ''),
  ]
}

/** Compares the federated home page with the same source built as one bundle. */
export async function pageLoad(): Promise<readonly Line[]> {
  const both = await startBoth()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    return lines(...(await loadInTurns(browser, both)))
  } finally {
    await browser.close()
    await both.stop()
  }
}
