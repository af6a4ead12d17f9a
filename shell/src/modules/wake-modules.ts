import { isActive } from '@tessera/contracts/active'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Readable } from '@tessera/module'
import type { ModuleHost, ViewState } from './host.ts'

/**
 * Returns the viewers that wake a module. Modules before 1.6.0 filled the slot 'saving' instead.
 */
const wakesOf = ({ descriptor }: RegisteredModule) =>
  descriptor.wakes ??
  (descriptor.slots.some(({ slot }) => slot === 'saving') ? 'member' : undefined)

/** True when a module is woken for this viewer. */
export function isWokenFor(module: RegisteredModule, viewer: Viewer | null): boolean {
  const wakes = wakesOf(module)
  return isActive(module) && (wakes === 'everyone' || (wakes === 'member' && viewer !== null))
}

/**
 * Loads the modules that wake for everyone, and those that wake for members once somebody is logged
 * in. Waits for the page's first view, so that its files load first.
 */
export function wakeModules(shell: {
  readonly modules: readonly RegisteredModule[]
  readonly host: Pick<ModuleHost, 'wake'>
  readonly $viewer: Readable<Viewer | null>
  readonly $firstView?: Readable<ViewState> | undefined
  /** Loads code that only later actions need. */
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
