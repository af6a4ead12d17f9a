import type { Browser, Page } from 'playwright'
import { countScripts, type Scripts, slowNetwork } from './slow-network.ts'

/** A page in a browser with an empty cache, at 40 ms latency and 10 Mbps. */
export interface ColdPage {
  readonly page: Page
  scripts(): Scripts
  close(): Promise<void>
}

/** The events that tell the bytes of scripts. */
const counted = [
  'Network.requestWillBeSent',
  'Network.responseReceived',
  'Network.loadingFinished',
] as const

/** Opens a cold page. */
export async function coldPage(browser: Browser): Promise<ColdPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slowNetwork)
  const scripts = countScripts((event, hear) => {
    const name = counted.find((each) => each === event)
    if (name !== undefined) network.on(name, hear)
  })
  return { page, scripts, close: () => context.close() }
}
