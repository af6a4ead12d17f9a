import { coldLoad, type Figures } from '../cold-load.ts'
import type { Line } from '../measure.ts'
import { median } from '../measure.ts'
import { startBoth } from '../one-bundle/start-both.ts'
import { type PlainBrowser, startPlainBrowser } from '../plain-browser.ts'
import { servePeer } from './serve-peer.ts'

const loads = 7

/** A page that shows the pins of a visitor's home. */
interface Peer {
  readonly name: string
  readonly url: string
  readonly javaScriptEnabled?: boolean
}

/** Loads the pages in turns, so that other load on the machine affects all of them. */
async function loadInTurns(
  browser: PlainBrowser,
  pages: readonly Peer[],
): Promise<ReadonlyMap<Peer, readonly Figures[]>> {
  const all = new Map<Peer, Figures[]>(pages.map((page) => [page, []]))
  // The first load of each warms up the service and isn't counted.
  for (let round = 0; round <= loads; round += 1)
    for (const page of pages) {
      const figures = await coldLoad(browser, page.url, page)
      if (round > 0) all.get(page)?.push(figures)
    }
  return all
}

const milliseconds = (value: number) => `${value.toFixed(0)} ms`
const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} kB`

function linesOf(
  ours: readonly Figures[],
  peer: Peer,
  theirs: readonly Figures[],
): readonly Line[] {
  const line = (what: string, of: keyof Figures, said: (value: number) => string): Line => {
    const [one, other] = [ours, theirs].map((all) => median(all.map((figures) => figures[of])))
    return {
      name: `home, ${what}, beside ${peer.name}`,
      ours: said(one ?? Number.NaN),
      beside: said(other ?? Number.NaN),
      ...(of === 'tbt' ? {} : { ratio: (one ?? Number.NaN) / (other ?? Number.NaN) }),
      target: '',
    }
  }
  const paint = line('largest contentful paint', 'lcp', milliseconds)
  if (peer.javaScriptEnabled === false) return [paint]
  return [
    paint,
    line('total blocking time', 'tbt', milliseconds),
    line('script of the first load', 'first', kilobytes),
  ]
}

/**
 * Compares a visitor's home with pages that show the same pins, cold, at 40 ms, 10 Mbps and four times CPU
 * throttling: the same sources as one bundle, a plain page with masonic, and the document without script.
 */
export async function peers(): Promise<readonly Line[]> {
  const both = await startBoth()
  const peer = await servePeer(both.federated)
  const browser = await startPlainBrowser()
  const ours: Peer = { name: 'home', url: `${both.federated}/` }
  const others: readonly Peer[] = [
    { name: 'one bundle', url: `${both.bundled}/` },
    { name: 'a plain page with masonic', url: `${peer.origin}/` },
    { name: 'its document without script', url: ours.url, javaScriptEnabled: false },
  ]
  try {
    const all = await loadInTurns(browser, [ours, ...others])
    return others.flatMap((other) => linesOf(all.get(ours) ?? [], other, all.get(other) ?? []))
  } finally {
    await browser.close()
    peer.stop()
    await both.stop()
  }
}
