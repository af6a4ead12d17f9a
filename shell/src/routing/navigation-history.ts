/** One entry of the browser's history, and the entry over which its page was opened, if over one. */
export interface Entry {
  readonly key: string
  readonly over: string | null
}

/** Where the person has been in this tab, and where they can go forward to; the nearest last and first. */
export interface NavigationHistory {
  readonly back: readonly Entry[]
  readonly current: Entry
  readonly forward: readonly Entry[]
}

/** Older entries than these are forgotten; the browser keeps no more either. */
const kept = 50

/** A history that begins here. */
export const begin = (current: Entry): NavigationHistory => ({ back: [], current, forward: [] })

/** Goes on to a new entry; what lay ahead is gone. */
export function push({ back, current }: NavigationHistory, next: Entry): NavigationHistory {
  return { back: [...back, current].slice(-kept), current: next, forward: [] }
}

/** Puts an entry in the place of the current one; what was opened over that one lies over this one now. */
export function replace(history: NavigationHistory, next: Entry): NavigationHistory {
  const moved = (entry: Entry) =>
    entry.over === history.current.key ? { ...entry, over: next.key } : entry
  return { back: history.back, current: next, forward: history.forward.map(moved) }
}

/** Goes back or forward to an entry that is known; where it is not, nothing is known around it. */
export function pop(history: NavigationHistory, key: string): NavigationHistory {
  const all = [...history.back, history.current, ...history.forward]
  const at = all.findIndex((entry) => entry.key === key)
  const current = all[at]
  if (current === undefined) return begin({ key, over: null })
  return { back: all.slice(0, at), current, forward: all.slice(at + 1) }
}

/** How many steps lead from here to an entry: less than nothing for back, undefined where it is not known. */
export function stepsTo(history: NavigationHistory, key: string): number | undefined {
  const all = [...history.back, history.current, ...history.forward]
  const at = all.findIndex((entry) => entry.key === key)
  return at < 0 ? undefined : at - history.back.length
}
