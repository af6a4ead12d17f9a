import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

/** Compressed bytes of script. */
export interface Scripts {
  /** Scripts named in the document, which the first screen waits for. */
  readonly first: number
  /** All scripts loaded so far. */
  readonly all: number
}

/** A page in a browser with an empty cache, at 40 ms latency and 10 Mbps. */
export interface ColdPage {
  readonly page: Page
  scripts(): Scripts
  close(): Promise<void>
}

async function slowDown(network: CDPSession, cpu: number): Promise<void> {
  const rate = (10 * 1_000_000) / 8
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: rate,
    uploadThroughput: rate,
  })
  await network.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

function countScripts(network: CDPSession): () => Scripts {
  const named = new Set<string>()
  const sizes = new Map<string, number>()
  network.on('Network.requestWillBeSent', ({ requestId, initiator }) => {
    if (initiator.type === 'parser') named.add(requestId)
  })
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script') sizes.set(requestId, Number(response.headers['Content-Length'] ?? 0))
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    // Responses without a Content-Length report their size with the headers.
    if (sizes.get(requestId) === 0) sizes.set(requestId, encodedDataLength)
  })
  const sum = (counts: (id: string) => boolean): number =>
    [...sizes].filter(([id]) => counts(id)).reduce((total, [, bytes]) => total + bytes, 0)
  return () => ({ first: sum((id) => named.has(id)), all: sum(() => true) })
}

/** Opens a cold page, with the CPU throttled `cpu` times. */
export async function coldPage(
  browser: Browser,
  { cpu = 1, ...options }: BrowserContextOptions & { readonly cpu?: number } = {},
): Promise<ColdPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
  })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await slowDown(network, cpu)
  return { page, scripts: countScripts(network), close: () => context.close() }
}
