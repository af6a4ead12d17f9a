import type { Entry, NavigationHistory } from './navigation-history.ts'
import { begin, pop, push } from './navigation-history.ts'

const slot = 'tessera:history'

// Without the contracts' schemas, which a first view does not wait for.
const isText = (value: unknown): value is string => typeof value === 'string'

function entryIn(value: unknown): Entry {
  const { key, over } = Object(value)
  if (!isText(key) || !(over === null || isText(over))) throw new TypeError('no entry')
  return { key, over }
}

const entriesIn = (value: unknown): readonly Entry[] => {
  if (!Array.isArray(value)) throw new TypeError('no entries')
  return value.map(entryIn)
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

function read(storage: Storage): NavigationHistory | undefined {
  try {
    const { back, current, forward } = Object(JSON.parse(storage.getItem(slot) ?? ''))
    return { back: entriesIn(back), current: entryIn(current), forward: entriesIn(forward) }
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
