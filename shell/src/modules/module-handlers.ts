import type { Bus } from '@tessera/bus'
import { isActive } from '@tessera/contracts/active'
import { defineHandledRequest } from '@tessera/contracts/events/define-event'
import type { RegisteredModule } from '@tessera/contracts/registry'
import { z } from '@tessera/contracts/schema'
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
 * a sender learns at once whether a module handles its request, before that module has loaded. The payload is
 * parsed by the sender's schema and by that of the module: the shell needs none of its own, and so passes on
 * requests that modules offer each other.
 */
export function handleRequests(shell: {
  readonly bus: Bus
  readonly modules: readonly RegisteredModule[]
  readonly host: Pick<ModuleHost, 'handle'>
  readonly toast: (toast: Toast) => void
}): void {
  const { bus, modules, host, toast } = shell
  for (const { descriptor } of modules.filter(isActive))
    for (const request of descriptor.handles) {
      const [name = '', version] = request.split('@')
      const handled = defineHandledRequest({ name, version: Number(version), schema: z.unknown() })
      bus.handle(handled, async (payload) => {
        const done = await host.handle({ module: descriptor.name, request, payload })
        if (!done.ok) toast({ key: name, text: words.requestFailed(), tone: 'bad' })
        return done.answer
      })
    }
}
