import type { AdEventKind } from '@tessera/contracts/ads/ad-event'
import { sealServedAd } from '@tessera/server/contexts/ads/accounts/campaigns/served-ad'
import { countEvents } from '@tessera/server/contexts/ads/events/count-events'
import { databaseTrouble } from '@tessera/server/platform/database/database-trouble'
import { batchOf, type Choose, type portsAt } from './ad-world.ts'

const kinds: readonly AdEventKind[] = ['impression', 'click', 'impression', 'save']
/** Calls under way in one process. */
const atOnce = 40

/** The batches that a process counts, of all that there are. */
export interface Share {
  readonly process: number
  readonly processes: number
  /** Batches of all processes. */
  readonly batches: number
  /** Batches of this process that were counted before. */
  readonly done: number
}

/** Counts the batches of a process; every fifth is also sent by its neighbor. */
export async function countBatches(
  ports: ReturnType<typeof portsAt>,
  choose: Choose,
  { share, onBatch }: { readonly share: Share; onBatch(done: number, counted: number): void },
): Promise<number> {
  const numbers: number[] = []
  for (let batch = 0; batch < share.batches; batch += 1) {
    const isOwn = batch % share.processes === share.process
    const isOfNeighbor = (batch + 1) % share.processes === share.process && batch % 5 === 0
    if (isOwn || isOfNeighbor) numbers.push(batch)
  }
  let [next, collisions] = [share.done, 0]
  const count = async (batch: number): Promise<number> => {
    const all = Array.from({ length: batchOf }, (_, at) => {
      const number = batch * batchOf + at
      const { served, ago_ms } = choose(number)
      const kind = kinds[number % kinds.length] ?? 'impression'
      return { served, sent: { token: sealServedAd(ports.secrets, served), kind, ago_ms } }
    })
    const viewerId = all[0]?.served.viewerId ?? null
    const sent = all.map((each) => each.sent)
    try {
      return await countEvents(ports, { viewerId, network: `10.0.0.${share.process}` }, sent)
    } catch (cause) {
      // As a call does it.
      if (databaseTrouble(cause) !== 'collision') throw cause
      collisions += 1
      return count(batch)
    }
  }
  const done = new Set<number>()
  let first = share.done
  const work = async () => {
    for (let at = next; at < numbers.length; at = next) {
      next += 1
      const counted = await count(numbers[at] ?? 0)
      done.add(at)
      while (done.delete(first)) first += 1
      onBatch(first, counted)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return collisions
}
