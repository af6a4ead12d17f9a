import { setTimeout as sleep } from 'node:timers/promises'
import type { UserId } from '@tessera/contracts/ids'
import { sealServedAd } from '@tessera/server/contexts/ads/accounts/campaigns/served-ad'
import { visitor } from '@tessera/server/contexts/ads/delivery/choosing/audience'
import { chooseAds } from '@tessera/server/contexts/ads/delivery/choosing/choose-ads'
import {
  createLiveAds,
  type LiveAds,
} from '@tessera/server/contexts/ads/delivery/choosing/live-ads'
import { priceAds } from '@tessera/server/contexts/ads/delivery/choosing/price-ads'
import { countEvents } from '@tessera/server/contexts/ads/events/count-events'
import { newTrail } from '@tessera/server/contexts/discovery/promoted/promoted-trail'
import type { Live } from '@tessera/server/platform/live/port'
import type { Log } from '@tessera/server/platform/log/port'
import { batchOf, type portsAt, viewerAt } from './ad-world.ts'

type Ports = ReturnType<typeof portsAt>

const slice = 10
const callsAtOnce = 40
/** Promoted places of a page. */
const places = 2

/** The work that a process has done so far. */
export interface Delivered {
  readonly answered: number
  /** Requests for which there was an ad. */
  readonly eligible: number
  /** Impressions that were sent, and those that counting has answered. */
  readonly sent: number
  readonly counted: number
  readonly chosenFor: number
}

/** Chooses, prices and seals the ads of a page; returns the tokens. */
async function pageOf(ports: Ports, live: LiveAds, viewerId: UserId): Promise<readonly string[]> {
  const { index } = await live.current()
  const now = ports.clock.now().getTime()
  const audience = { ...visitor, viewerId, age: '35-44', country: 'US' } as const
  const { seed } = newTrail(ports.ids.next())
  const chosen = chooseAds(index, audience, { seed, now })
  return priceAds(chosen, [])
    .slice(0, places)
    .map(({ ad, priceMicro }) =>
      sealServedAd(ports.secrets, {
        servedId: ports.ids.next(),
        adId: ad.id,
        viewerId,
        place: 'home',
        servedAt: now,
        priceMicro,
        billed: ad.billed,
        age: '35-44',
        gender: 'unknown',
        country: 'US',
        app: 'web',
      }),
    )
}

/**
 * Answers requests at a steady rate for some seconds: each shows the ads of a page, of which one is
 * seen and counted. Counting goes on until all are counted.
 */
export async function deliver(
  ports: Ports,
  asked: { readonly perSecond: number; readonly seconds: number; readonly network: string },
  onProgress: (delivered: Delivered) => void,
): Promise<void> {
  const log: Log = { info: () => {}, warn: () => {}, error: console.error }
  const alone: Live = { publish: () => {}, subscribe: () => () => {}, close: async () => {} }
  const live = createLiveAds({ ...ports, log, live: alone })
  await live.current()
  const batches: { readonly viewerId: UserId; readonly tokens: readonly string[] }[] = []
  const done = { answered: 0, eligible: 0, sent: 0, counted: 0, chosenFor: 0 }
  let isOver = false
  const work = async () => {
    while (!isOver || batches.length > 0) {
      const batch = batches.shift()
      if (batch === undefined) {
        await sleep(slice)
        continue
      }
      const { viewerId, tokens } = batch
      const events = tokens.map((token) => ({ token, kind: 'impression', ago_ms: 0 }) as const)
      done.counted += await countEvents(ports, { viewerId, network: asked.network }, events)
      onProgress({ ...done })
    }
  }
  const workers = Promise.all(Array.from({ length: callsAtOnce }, work))
  const began = performance.now()
  let tokens: string[] = []
  for (;;) {
    const passed = (performance.now() - began) / 1_000
    const due = Math.floor(Math.min(passed, asked.seconds) * asked.perSecond)
    // A page of work at a time, so that counting isn't held up.
    for (const most = done.answered + asked.perSecond / 20; done.answered < Math.min(due, most); ) {
      const viewerId = viewerAt(Math.floor(done.answered / batchOf))
      const page = await pageOf(ports, live, viewerId)
      done.answered += 1
      const seen = page[done.answered % Math.max(1, page.length)]
      if (seen !== undefined) {
        tokens.push(seen)
        done.eligible += 1
      }
      if (done.answered % batchOf !== 0 || tokens.length === 0) continue
      batches.push({ viewerId, tokens })
      done.sent += tokens.length
      tokens = []
    }
    done.chosenFor = (performance.now() - began) / 1_000
    if (done.answered >= Math.floor(asked.seconds * asked.perSecond)) break
    await sleep(slice)
  }
  isOver = true
  await workers
  onProgress({ ...done })
}
