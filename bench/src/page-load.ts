import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@tessera/build/commands/browser-ports'
import { chromiumArguments, findChromium } from '@tessera/build/commands/chromium'
import { runProduct } from '@tessera/build/commands/product'
import { writeRegistry } from '@tessera/build/commands/registry-file'
import { portOffsets } from '@tessera/build/commands/rooms'
import { startService } from '@tessera/build/commands/service'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import type { Scripts } from './cold-page.ts'
import { coldPage } from './cold-page.ts'
import type { Line } from './measure.ts'
import { median, ratiosOf } from './measure.ts'
import { buildOneBundle, bundleFolder, readRegistryFile } from './one-bundle/build.ts'

const loads = 9

/** The addresses of both products. */
interface Origins {
  readonly federated: string
  readonly bundled: string
}

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
  origins: Origins,
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
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const registryFile = join(data, 'registry.json')
  const port = await freePort(await portOffsets(), { from: 4_600 })
  const bundledPort = await freePort([], { from: 4_900 })
  const product = await runProduct({ port, data, registryFile }, () => {})
  const origins = {
    federated: `http://localhost:${port}`,
    bundled: `http://localhost:${bundledPort}`,
  }
  const read = await readRegistryFile(registryFile)
  const { registry } = await buildOneBundle(read, origins.bundled)
  // Copies the data while nothing writes to it.
  const copy = `${data}-bundle`
  await product.service.stop()
  await cp(data, copy, { recursive: true })
  await product.restartService()
  await writeRegistry(join(copy, 'registry.json'), registry)
  const bundled = await startService(
    {
      PORT: String(bundledPort),
      DATA_DIR: copy,
      REGISTRY_FILE: join(copy, 'registry.json'),
      SHELL_DIR: bundleFolder,
      MODE: 'local',
    },
    () => {},
  )
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    return lines(...(await loadInTurns(browser, origins)))
  } finally {
    await browser.close()
    await bundled.stop()
    await product.stop()
    await Promise.all([data, copy].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}
