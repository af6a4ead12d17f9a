import { z } from '@tessera/contracts/schema'
import type { NavigationHistory } from './navigation-history.ts'
import { begin, pop, push } from './navigation-history.ts'

const slot = 'tessera:history'

const Entry = z.object({ key: z.string(), over: z.nullable(z.string()) })

const History = z.object({ back: z.array(Entry), current: Entry, forward: z.array(Entry) })

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function read(storage: Storage): NavigationHistory | undefined {
  try {
    return z.parse(History, JSON.parse(storage.getItem(slot) ?? ''))
  } catch {
    return undefined
  }
}

/** Keeps the history for as long as the tab lives. It holds no address, only which entries there are. */
export function keepHistory(storage: Storage, history: NavigationHistory): void {
  try {
    storage.setItem(slot, JSON.stringify(history))
  } catch {
    // Without a storage the history is known until the next reload.
  }
}

/**
 * The history that a document begins with: the kept one, at the entry that was loaded again or come
 * back to; one step on from it, for a new entry that a link of the product led to; else a new one.
 */
export function historyAtStart(
  storage: Storage,
  entry: { readonly key: string; readonly linked: boolean },
): NavigationHistory {
  const known = read(storage)
  if (known === undefined) return begin({ key: entry.key, over: null })
  return entry.linked ? push(known, { key: entry.key, over: null }) : pop(known, entry.key)
}
