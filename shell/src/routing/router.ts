import { parseUrl } from '@tessera/contracts/parse-url'
import type { ReadableAtom } from 'nanostores'
import { atom } from 'nanostores'
import type { NavigateFunction } from 'react-router-dom'
import type { Step } from './shown-pages.ts'

const keyIn = (state: unknown): string | undefined => {
  const key: unknown = Object(state).key
  return typeof key === 'string' ? key : undefined
}

/**
 * Returns the key of the current history entry, where react-router stores it. react-router calls
 * entries that it did not create `default`, such as a new document's, so those get a key here.
 */
function entryKey({ history }: Window): string {
  const known = keyIn(history.state)
  if (known !== undefined) return known
  const key = crypto.randomUUID().slice(0, 8)
  history.replaceState({ ...Object(history.state), key }, '')
  return key
}

/** react-router for code outside of components. */
export interface Router {
  readonly $step: ReadableAtom<Step>
  /** True when a link of the product loaded the document. */
  readonly linked: boolean
  /** Navigates to an address; other origins load a new document. */
  to(address: string, options?: { readonly replace?: boolean }): void
  /** Moves through the history; negative steps go back. */
  go(steps: number): void
  /** Navigates with react-router from now on. Returns a function that stops it. */
  goBy(navigate: NavigateFunction): () => void
  /** Follows a navigation of react-router; a known entry changes nothing. */
  arrive(step: Step): void
}

/**
 * Creates the router. The browser navigates until react-router has mounted, and to other origins.
 */
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
  let navigate: NavigateFunction | undefined
  // Listens before react-router does, so that it finds the key.
  page.addEventListener('popstate', () => entryKey(page))
  return {
    $step,
    linked,
    to(address, { replace = false } = {}) {
      const { href, origin, pathname, search, hash } = new URL(address, location.href)
      const ours = origin === location.origin && !pathname.startsWith('//')
      if (navigate === undefined || !ours) return location.assign(href)
      // The same address again replaces the entry, so that Back skips it.
      const again = replace || href === location.href
      void navigate(pathname + search + hash, { replace: again })
      // Updates the store at once, so that effects of the navigation, such as a log-out, see the
      // new page.
      $step.set(step(again ? 'REPLACE' : 'PUSH'))
    },
    go: (steps) => history.go(steps),
    goBy(next) {
      navigate = next
      return () => {
        navigate = undefined
      }
    },
    arrive(next) {
      if (next.address.key !== $step.get().address.key) $step.set(next)
    },
  }
}
