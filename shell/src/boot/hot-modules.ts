import type { ModuleDefinition } from '@tessera/module'
import { describeModule } from '@tessera/module/descriptor'
import type { ModuleHost } from '../modules/host.ts'

const isDefinition = (value: unknown): value is ModuleDefinition =>
  typeof value === 'object' && value !== null && 'name' in value && 'version' in value

const noFiles = { contract: '', entry: '', container: '', files: [], module: [], chunks: {} }

/**
 * Applies a hot update of a module's `module.ts` (shared/build/src/hot-module.ts): cleans up, sets up
 * again and renders its views again. Reloads the page when the module's pages, overlays or slots
 * changed, because the registry has changed with them.
 */
export function followHotModules(
  shell: { readonly host: Pick<ModuleHost, 'replace'> },
  page: EventTarget & { readonly location: Pick<Location, 'reload'> },
): void {
  const known = new Map<string, string>()
  page.addEventListener('tessera:module', (event) => {
    const definition: unknown = Reflect.get(event, 'detail')
    if (!isDefinition(definition)) return
    const { name } = definition
    const before = known.get(name)
    const now = JSON.stringify(describeModule(definition, noFiles))
    known.set(name, now)
    if (before === now) shell.host.replace(definition)
    else if (before !== undefined) page.location.reload()
  })
}
