import { timings } from '@tessera/contracts/timings'
import type { Pages } from '../../../platform/pages/port.ts'

/** The last turn of each host that imports of this process ask. */
const turns = new Map<string, Promise<void>>()

/** Waits until the turn before is over and the gap behind it, and does the work. */
async function inTurn<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(host)
  const { promise, resolve } = Promise.withResolvers<void>()
  turns.set(host, promise)
  try {
    await before
    return await work()
  } finally {
    setTimeout(() => {
      resolve()
      if (turns.get(host) === promise) turns.delete(host)
    }, timings.importApart)
  }
}

/** Returns the host of an address, by which its requests take turns. */
export const hostOf = (url: string): string => URL.parse(url)?.host ?? ''

/** Fetches so that no host is asked two things at a time, and there is a gap between two. */
export const politePages = (pages: Pages): Pages => ({
  fetch: (url, wish) => inTurn(hostOf(url), () => pages.fetch(url, wish)),
})
