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

/** Stores the history for the lifetime of the tab: entry keys only, no addresses. */
export function keepHistory(storage: Storage, history: NavigationHistory): void {
  try {
    storage.setItem(slot, JSON.stringify(history))
  } catch {
    // Without storage, the history lasts until the next reload.
  }
}

/**
 * Returns the history at document load: the stored one, at the entry that was reloaded or returned
 * to; one entry further when a link of the product loaded the document; otherwise a new one.
 */
export function historyAtStart(
  storage: Storage,
  entry: { readonly key: string; readonly linked: boolean },
): NavigationHistory {
  const known = read(storage)
  if (known === undefined) return begin({ key: entry.key, over: null })
  return entry.linked ? push(known, { key: entry.key, over: null }) : pop(known, entry.key)
}
