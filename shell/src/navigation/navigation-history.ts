/** A history entry, and the entry that its page layer covers, if any. */
export interface Entry {
  readonly key: string
  readonly over: string | null
}

/** The tab's history entries, in order. */
export interface NavigationHistory {
  readonly back: readonly Entry[]
  readonly current: Entry
  readonly forward: readonly Entry[]
}

/** Max number of entries; browsers keep no more either. */
const kept = 50

/** Returns a history with one entry. */
export const begin = (current: Entry): NavigationHistory => ({ back: [], current, forward: [] })

/** Adds an entry and drops the entries ahead. */
export function push({ back, current }: NavigationHistory, next: Entry): NavigationHistory {
  return { back: [...back, current].slice(-kept), current: next, forward: [] }
}

/** Replaces the current entry; layers that covered it now cover the new one. */
export function replace(history: NavigationHistory, next: Entry): NavigationHistory {
  const moved = (entry: Entry) =>
    entry.over === history.current.key ? { ...entry, over: next.key } : entry
  return { back: history.back, current: next, forward: history.forward.map(moved) }
}

/** Moves to a known entry. An unknown entry starts a new history. */
export function pop(history: NavigationHistory, key: string): NavigationHistory {
  const all = [...history.back, history.current, ...history.forward]
  const at = all.findIndex((entry) => entry.key === key)
  const current = all[at]
  if (current === undefined) return begin({ key, over: null })
  return { back: all.slice(0, at), current, forward: all.slice(at + 1) }
}

/** Returns the number of steps to an entry, negative for back; undefined for an unknown entry. */
export function stepsTo(history: NavigationHistory, key: string): number | undefined {
  const all = [...history.back, history.current, ...history.forward]
  const at = all.findIndex((entry) => entry.key === key)
  return at < 0 ? undefined : at - history.back.length
}
