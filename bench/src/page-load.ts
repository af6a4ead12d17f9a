import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromiumArguments, findChromium } from '@tessera/build/commands/chromium'
import { runProduct } from '@tessera/build/commands/product'
import { writeRegistry } from '@tessera/build/commands/registry-file'
import { startService } from '@tessera/build/commands/service'
import type { Browser } from 'playwright'
import { chromium } from 'playwright'
import type { Line } from './measure.ts'
import { median } from './measure.ts'
import { buildOneBundle, bundleFolder, readRegistryFile } from './one-bundle/build.ts'

const loads = 9
const [federatedPort, bundledPort] = [4600, 4900]

interface Load {
  readonly content: number
  readonly bytes: number
}

/** One cold load of the home page at 40 ms and 10 Mbps: when the first tile is there, and the bytes of scripts and styles. */
async function loadOnce(browser: Browser, origin: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.setCacheDisabled', { cacheDisabled: false })
  const rate = (10 * 1_000_000) / 8
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  const kinds = new Map<string, string>()
  let bytes = 0
  network.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (['Script', 'Stylesheet'].includes(kinds.get(requestId) ?? '')) bytes += encodedDataLength
  })
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
  await context.close()
  if (content === undefined) throw new Error(`No pin showed at ${origin}.`)
  return { content, bytes }
}

async function loadInTurns(browser: Browser): Promise<readonly [readonly Load[], readonly Load[]]> {
  const [federated, bundled]: [Load[], Load[]] = [[], []]
  // The first of each warms the service and is not counted.
  for (let round = 0; round <= loads; round += 1) {
    const [one, two] = [
      await loadOnce(browser, `http://localhost:${federatedPort}/`),
      await loadOnce(browser, `http://localhost:${bundledPort}/`),
    ]
    if (round > 0) {
      federated.push(one)
      bundled.push(two)
    }
  }
  return [federated, bundled]
}

function lines(federated: readonly Load[], bundled: readonly Load[]): readonly Line[] {
  const times = [federated, bundled].map((all) => median(all.map(({ content }) => content)))
  const sizes = [federated, bundled].map((all) => median(all.map(({ bytes }) => bytes)))
  const [ours = 0, beside = 0] = times
  const [oursBytes = 0, besideBytes = 0] = sizes
  const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
  return [
    {
      name: 'home page, time to the first pins, beside one bundle',
      ours: `${ours.toFixed(0)} ms`,
      beside: `${beside.toFixed(0)} ms`,
      ratio: ours / beside,
      target: 'at most 1.10',
    },
    {
      name: 'home page, bytes of scripts and styles, beside one bundle',
      ours: kb(oursBytes),
      beside: kb(besideBytes),
      ratio: oursBytes / besideBytes,
      target: 'at most 1.25; 150 kB in all',
    },
  ]
}

/** The home page, federated, beside the same source built as one bundle. */
export async function pageLoad(): Promise<readonly Line[]> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-bench-'))
  const registryFile = join(data, 'registry.json')
  const product = await runProduct({ port: federatedPort, data, registryFile }, () => {})
  const origin = `http://localhost:${bundledPort}`
  const { registry } = await buildOneBundle(await readRegistryFile(registryFile), origin)
  // The same world, copied while nobody writes to it.
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
    },
    () => {},
  )
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments })
  try {
    return lines(...(await loadInTurns(browser)))
  } finally {
    await browser.close()
    await bundled.stop()
    await product.stop()
    await Promise.all([data, copy].map((folder) => rm(folder, { recursive: true, force: true })))
  }
}
