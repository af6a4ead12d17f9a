import { isActive } from '@tessera/contracts/active'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Readable } from '@tessera/module'
import type { ModuleHost, ViewState } from './module-host.ts'

/** Returns when a module wakes. Modules before 1.6.0 said so by filling the slot 'saving'. */
const wakesOf = ({ descriptor }: RegisteredModule) =>
  descriptor.wakes ??
  (descriptor.slots.some(({ slot }) => slot === 'saving') ? 'member' : undefined)

/**
 * Loads the modules that wake for everyone, and those that wake for members once somebody is logged
 * in. Waits for the page's first view, so that its files load first.
 */
export function wakeModules(shell: {
  readonly modules: readonly RegisteredModule[]
  readonly host: Pick<ModuleHost, 'wake'>
  readonly $viewer: Readable<Viewer | null>
  readonly $firstView?: Readable<ViewState> | undefined
  /** Loads what only later acts need. */
  readonly loadRest?: () => void
}): void {
  const { modules, host, $viewer, $firstView, loadRest } = shell
  const wake = (when: 'member' | 'everyone') => {
    for (const module of modules)
      if (isActive(module) && wakesOf(module) === when) host.wake(module.descriptor.name)
  }
  const start = () => {
    loadRest?.()
    wake('everyone')
    $viewer.subscribe((viewer) => {
      if (viewer !== null) wake('member')
    })
  }
  const isLoading = () => $firstView?.get().status === 'loading'
  const stop = $firstView?.listen(() => {
    if (isLoading()) return
    stop?.()
    start()
  })
  if (!isLoading()) {
    stop?.()
    start()
  }
}
