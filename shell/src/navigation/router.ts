import { parseUrl } from '@tessera/contracts/parse-url'
import type { ShellContext } from '@tessera/module'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'

export type Router = ReturnType<typeof createBrowserRouter>

const keyIn = (state: unknown): string | undefined => {
  const key: unknown = Object(state).key
  return typeof key === 'string' ? key : undefined
}

/**
 * Gives the current history entry a key, where react-router stores it. Without one, react-router calls
 * every entry that it did not create `default`, such as a new document's.
 */
function keyEntry({ history }: Window): void {
  if (keyIn(history.state) !== undefined) return
  const key = crypto.randomUUID().slice(0, 8)
  history.replaceState({ ...Object(history.state), key }, '')
}

/** True when a link of the product loaded the document, until the router has given its entry a key. */
export const isLinked = ({ history, location, document }: Window): boolean =>
  keyIn(history.state) === undefined &&
  history.length > 1 &&
  parseUrl(document.referrer)?.origin === location.origin

/** Creates react-router over the history of a page, whose entries all have keys. */
export function createRouter(page: Window, routes: RouteObject[]): Router {
  keyEntry(page)
  // Listens before react-router does, so that it finds the key.
  page.addEventListener('popstate', () => keyEntry(page))
  return createBrowserRouter(routes, { window: page })
}

/** Returns `navigate` for modules. Addresses of other origins load a new document. */
export function navigateBy(router: Router, { location }: Window): ShellContext['navigate'] {
  return (address, { replace = false } = {}) => {
    const { href, origin, pathname, search, hash } = new URL(address, location.href)
    if (origin !== location.origin || pathname.startsWith('//')) {
      location.assign(href)
      return
    }
    // The same address again replaces the entry, so that Back skips it.
    const again = replace || href === location.href
    void router.navigate(pathname + search + hash, { replace: again })
  }
}
