import { findPage } from '@tessera/contracts/find-page'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { ReadableAtom, WritableAtom } from 'nanostores'
import { atom } from 'nanostores'
import { historyAtStart, keepHistory } from './kept-history.ts'
import type { Router } from './router.ts'
import type { Navigation } from './shown-pages.ts'
import { arrive } from './shown-pages.ts'

type Address = { readonly pathname: string; readonly search: string }

/** Follows the router, and keeps the shown pages, the history and the public address up to date. */
export function createNavigation(shell: {
  readonly router: Router
  readonly modules: readonly RegisteredModule[]
  readonly storage: Storage
  readonly $address: WritableAtom<Address>
}): ReadableAtom<Navigation> {
  const { router, modules, storage, $address } = shell
  const opensOver = (pathname: string) => findPage(modules, pathname)?.page.over ?? false
  const { action, address } = router.$step.get()
  const $navigation = atom<Navigation>({
    action,
    history: historyAtStart(storage, { key: address.key, linked: router.linked }),
    shown: { base: address, top: null },
  })
  $navigation.subscribe(({ history, shown }) => {
    const { pathname, search } = shown.top ?? shown.base
    $address.set({ pathname, search })
    keepHistory(storage, history)
  })
  router.$step.listen((step) => $navigation.set(arrive($navigation.get(), step, opensOver)))
  return $navigation
}
