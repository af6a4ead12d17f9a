import type { NavigationHistory } from './navigation-history.ts'
import { pop, push, replace } from './navigation-history.ts'

/** A page's address and its history entry. */
export interface PageAddress {
  readonly key: string
  readonly pathname: string
  readonly search: string
}

/** The visible pages: a base page, and a page layer over it, if any. */
export interface ShownPages {
  readonly base: PageAddress
  readonly top: PageAddress | null
}

/** The state of navigation. */
export interface Navigation {
  readonly action: Step['action']
  readonly history: NavigationHistory
  readonly shown: ShownPages
}

/** A navigation, in the router's terms. */
export interface Step {
  readonly action: 'PUSH' | 'POP' | 'REPLACE'
  readonly address: PageAddress
}

type OpensOver = (pathname: string) => boolean

/** Returns the entry that a new one covers. Pages that open as a layer never cover each other. */
function overFor(
  { history, shown }: Navigation,
  { action, address }: Step,
  opensOver: OpensOver,
): string | null {
  if (!opensOver(address.pathname)) return null
  if (action === 'REPLACE') return history.current.over
  return shown.top !== null || !opensOver(shown.base.pathname) ? shown.base.key : null
}

function historyAfter(before: Navigation, step: Step, opensOver: OpensOver): NavigationHistory {
  const { key } = step.address
  if (step.action === 'POP') return pop(before.history, key)
  const entry = { key, over: overFor(before, step, opensOver) }
  return step.action === 'PUSH' ? push(before.history, entry) : replace(before.history, entry)
}

/**
 * Returns the state after a navigation. A page that opens as a layer keeps the base page that it
 * was opened from, also with Back and Forward between layers. If that base page is gone, for
 * example after a reload, it opens as a normal page.
 */
export function arrive(before: Navigation, step: Step, opensOver: OpensOver): Navigation {
  const history = historyAfter(before, step, opensOver)
  const { base } = before.shown
  const { address } = step
  const stays = history.current.over !== null && history.current.over === base.key
  const shown = stays ? { base, top: address } : { base: address, top: null }
  return { action: step.action, history, shown }
}
