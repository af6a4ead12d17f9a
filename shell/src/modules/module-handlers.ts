import type { Bus } from '@tessera/bus'
import { isActive } from '@tessera/contracts/active'
import { allHandledRequests } from '@tessera/contracts/events/all-requests'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { Toast } from '@tessera/module'
import { words } from '../words.ts'
import type { ModuleHost } from './host.ts'

/** Returns the name of the module that handles a request, or undefined. */
export function handlerOf(
  { name, version }: { readonly name: string; readonly version: number },
  modules: readonly RegisteredModule[],
): string | undefined {
  const handles = ({ descriptor }: RegisteredModule) =>
    descriptor.handles.includes(`${name}@${version}`)
  return modules.find((module) => isActive(module) && handles(module))?.descriptor.name
}

/**
 * Passes each handled request to the module that the registry names, which loads on its first one. So
 * a sender learns at once whether a module handles its request, before that module has loaded.
 */
export function handleRequests(shell: {
  readonly bus: Bus
  readonly modules: readonly RegisteredModule[]
  readonly host: Pick<ModuleHost, 'handle'>
  readonly toast: (toast: Toast) => void
}): void {
  const { bus, modules, host, toast } = shell
  for (const request of allHandledRequests) {
    const module = handlerOf(request, modules)
    if (module === undefined) continue
    bus.handle(request, (payload) => {
      host.handle({ module, request: `${request.name}@${request.version}`, payload }).then((ok) => {
        if (!ok) toast({ key: request.name, text: words.requestFailed(), tone: 'bad' })
      })
    })
  }
}
