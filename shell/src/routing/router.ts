import { parseUrl } from '@tessera/contracts/parse-url'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { Step } from './shown-pages.ts'

const keyIn = (state: unknown): string | undefined => {
  const key: unknown = Object(state).key
  return typeof key === 'string' ? key : undefined
}

const newKey = (): string => crypto.randomUUID().slice(0, 8)

/** Returns the key of the current history entry. Entries that the browser made, such as a new document's, get one. */
function entryKey({ history }: Window): string {
  const known = keyIn(history.state)
  if (known !== undefined) return known
  const key = newKey()
  history.replaceState({ ...Object(history.state), key }, '')
  return key
}

/** The tab's addresses: where it is, and how to go elsewhere. */
export interface Router {
  readonly $step: ReadableAtom<Step>
  /** True when a link of the product loaded the document. */
  readonly linked: boolean
  /** Navigates to an address; other origins load a new document. */
  to(address: string, options?: { readonly replace?: boolean }): void
  /** Moves through the history; negative steps go back. */
  go(steps: number): void
}

/** Creates the router of a page. Its store changes at once, so that what follows a navigation sees the new page. */
export function createRouter(page: Window): Router {
  const { history, location, document } = page
  const linked =
    keyIn(history.state) === undefined &&
    history.length > 1 &&
    parseUrl(document.referrer)?.origin === location.origin
  const step = (action: Step['action']): Step => ({
    action,
    address: { key: entryKey(page), pathname: location.pathname, search: location.search },
  })
  const $step = atom(step('POP'))
  page.addEventListener('popstate', () => $step.set(step('POP')))
  return {
    $step,
    linked,
    to(address, { replace = false } = {}) {
      const { href, origin, pathname } = new URL(address, location.href)
      if (origin !== location.origin || pathname.startsWith('//')) return location.assign(href)
      // The same address again replaces the entry, so that Back skips it.
      const again = replace || href === location.href
      const state = { key: newKey() }
      try {
        if (again) history.replaceState(state, '', href)
        else history.pushState(state, '', href)
      } catch {
        // Browsers refuse too many entries within seconds.
        return location.assign(href)
      }
      $step.set(step(again ? 'REPLACE' : 'PUSH'))
    },
    go: (steps) => history.go(steps),
  }
}
