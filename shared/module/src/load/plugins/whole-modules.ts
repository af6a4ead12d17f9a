import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Complete } from '../files/complete-module.ts'
import { type FindModule, remoteIn } from './find-module.ts'

/**
 * Completes a module of which the document lists only the entry, beside the entry's load. The container
 * starts when both are there, because the files that it loads have to be known.
 */
export function wholeModules(find: FindModule, complete: Complete): ModuleFederationRuntimePlugin {
  const completing = new Map<string, Promise<void>>()
  return {
    name: 'whole-modules',
    beforeRequest(asked) {
      const name = remoteIn(asked.id)
      const module = find(name)
      if (module === undefined) return asked
      const whole = complete(module)
      completing.set(name, whole)
      // The container's start says why it failed.
      whole.catch(() => undefined)
      return asked
    },
    beforeInitRemote: ({ remoteInfo }) => completing.get(remoteInfo.name),
  }
}
