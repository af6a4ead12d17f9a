import type { NavigationHistory } from './navigation-history.ts'
import { pop, push, replace } from './navigation-history.ts'

/** A page's address, and the history entry that it stands in. */
export interface PageAddress {
  readonly key: string
  readonly pathname: string
  readonly search: string
}

/** What is on the screen: a page, and perhaps another over it. */
export interface ShownPages {
  readonly base: PageAddress
  readonly top: PageAddress | null
}

/** Where the person is, how they came there, and what they see. */
export interface Navigation {
  readonly action: Step['action']
  readonly history: NavigationHistory
  readonly shown: ShownPages
}

/** How an address was come to, in the router's words. */
export interface Step {
  readonly action: 'PUSH' | 'POP' | 'REPLACE'
  readonly address: PageAddress
}

type OpensOver = (pathname: string) => boolean

/** The entry over which a new one opens. A page that opens over others never lies beneath one. */
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
 * What is shown after a step. A page that opens over others leaves the one it was reached from on the
 * screen, and so do going back and forward between such pages; where the page beneath is not on the
 * screen any more, after a reload say, it is a page like any other.
 */
export function arrive(before: Navigation, step: Step, opensOver: OpensOver): Navigation {
  const history = historyAfter(before, step, opensOver)
  const { base } = before.shown
  const { address } = step
  const stays = history.current.over !== null && history.current.over === base.key
  const shown = stays ? { base, top: address } : { base: address, top: null }
  return { action: step.action, history, shown }
}
