import type { RegisteredModule } from '@tessera/contracts/registry'
import { fileUrl } from '@tessera/module/file-url'
import { forgetContainer } from '@tessera/module/forget-container'
import type { Guard } from '@tessera/module/guard-loads'
import { forgetLate } from '@tessera/module/late-file'
import type { Federation } from '@tessera/module/load'
import type { ModuleHost } from '../modules/host.ts'

interface Swapping {
  readonly modules: RegisteredModule[]
  readonly host: Pick<ModuleHost, 'drop' | 'stateOf'>
  readonly federation: Pick<Federation, 'replace'>
  readonly guard: Guard
}

const filesOf = (module: RegisteredModule): ReadonlySet<string> =>
  new Set(module.descriptor.files.map(({ path }) => fileUrl(module, path)))

/** True while a script of the module is on its way: it would arrive among those of the next build. */
function isLoadingScript(module: RegisteredModule): boolean {
  const files = filesOf(module)
  return [...document.scripts].some(
    ({ src }) =>
      files.has(src.replace(/[?#].*/, '')) && performance.getEntriesByName(src).length === 0,
  )
}

/** True when the module is between two states, so that replacing it has to wait. */
export const isBusy = ({ host }: Pick<Swapping, 'host'>, module: RegisteredModule): boolean =>
  host.stateOf(module.descriptor.name) === 'loading' || isLoadingScript(module)

/** Removes what a build has loaded into the document and its successor does not load. */
function removeFiles(before: RegisteredModule, after: RegisteredModule): void {
  const kept = filesOf(after)
  const gone = filesOf(before)
  for (const link of document.querySelectorAll('link')) {
    const url = link.href.replace(/[?#].*/, '')
    if (gone.has(url) && !kept.has(url)) link.remove()
  }
  for (const script of document.querySelectorAll('script'))
    if (gone.has(script.src.replace(/[?#].*/, ''))) script.remove()
}

/**
 * Replaces a module by another build: the old one cleans up, its container and files go, and its views on
 * the screen load the new one. Returns true when the module was running.
 */
export function swapModule(shell: Swapping, next: RegisteredModule): boolean {
  const { modules, host, federation, guard } = shell
  const at = modules.findIndex(({ descriptor }) => descriptor.name === next.descriptor.name)
  const before = modules[at]
  if (before === undefined) return false
  const wasRunning = host.stateOf(before.descriptor.name) === 'running'
  guard.replace(before, next)
  forgetLate(filesOf(before))
  modules[at] = next
  forgetContainer(before.descriptor.container, federation.replace?.(next) ?? {})
  host.drop(before.descriptor.name)
  // The views of the old build are still drawn with its styles; the next frame is without them.
  requestAnimationFrame(() => setTimeout(() => removeFiles(before, next)))
  return wasRunning
}
