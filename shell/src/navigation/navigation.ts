import { findPage } from '@tessera/contracts/find-page'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import { historyAtStart, keepHistory } from './kept-history.ts'
import type { Router } from './router.ts'
import type { Navigation, Step } from './shown-pages.ts'
import { arrive } from './shown-pages.ts'

type Address = { readonly pathname: string; readonly search: string }

function stepOf({ historyAction, location }: Router['state']): Step {
  const { key, pathname, search } = location
  return { action: historyAction, address: { key, pathname, search } }
}

/** Follows the router, and keeps the shown pages, the history and the public address up to date. */
export function createNavigation(shell: {
  readonly router: Router
  /** True when a link of the product loaded the document. */
  readonly linked: boolean
  readonly modules: readonly RegisteredModule[]
  readonly storage: Storage
  readonly $address: WritableAtom<Address>
}): ReadableAtom<Navigation> {
  const { router, linked, modules, storage, $address } = shell
  const opensOver = (pathname: string) => findPage(modules, pathname)?.page.over ?? false
  const { action, address } = stepOf(router.state)
  const $navigation = atom<Navigation>({
    action,
    history: historyAtStart(storage, { key: address.key, linked }),
    shown: { base: address, top: null },
  })
  $navigation.subscribe(({ history, shown }) => {
    const { pathname, search } = shown.top ?? shown.base
    $address.set({ pathname, search })
    keepHistory(storage, history)
  })
  let { location } = router.state
  // The router tells at once, before the frame renders, so that a log-out sees the page that it leads to.
  router.subscribe((state) => {
    if (state.location === location) return
    location = state.location
    $navigation.set(arrive($navigation.get(), stepOf(state), opensOver))
  })
  return $navigation
}
