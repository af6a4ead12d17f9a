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
 * The key of the entry that the browser is at, as react-router reads and writes it. It calls every
 * entry that it has not made `default`, a new document's say, so such a one is given a key of its own.
 */
function entryKey({ history }: Window): string {
  const known = keyIn(history.state)
  if (known !== undefined) return known
  const key = crypto.randomUUID().slice(0, 8)
  history.replaceState({ ...Object(history.state), key }, '')
  return key
}

/** react-router as the shell needs it outside of components: where it is and how it came there. */
export interface Router {
  readonly $step: ReadableAtom<Step>
  /** Whether the document was come to by a link of the product that loaded it. */
  readonly linked: boolean
  /** To an address of the product, or out of it. */
  to(address: string, options?: { readonly replace?: boolean }): void
  /** So many steps back, or forward. */
  go(steps: number): void
  /** Goes by react-router from now on. Gives the way to stop. */
  goBy(navigate: NavigateFunction): () => void
  /** Takes in where react-router has come to; what is known already is no step. */
  arrive(step: Step): void
}

/** Goes by react-router and follows it; before it is drawn and out of the product, by the browser. */
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
  // Before react-router listens, so that it finds the key.
  page.addEventListener('popstate', () => entryKey(page))
  return {
    $step,
    linked,
    to(address, { replace = false } = {}) {
      const { href, origin, pathname, search, hash } = new URL(address, location.href)
      const ours = origin === location.origin && !pathname.startsWith('//')
      if (navigate === undefined || !ours) return location.assign(href)
      // The same address once more is no place to come back from.
      const again = replace || href === location.href
      void navigate(pathname + search + hash, { replace: again })
      // At once: what comes with a step, a log-out say, must not meet the page before it.
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
