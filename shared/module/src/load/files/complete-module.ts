import { builtDescriptorPath } from '@tessera/contracts/descriptor-path'
import type { ListedModule } from '@tessera/contracts/listed-module'
import type { BuildId } from '@tessera/contracts/releases/build-id'

/** Completes a module of which the document lists only the entry. Rejects when that fails. */
export type Complete = (module: ListedModule) => Promise<void>

/** Returns the hash of a build's descriptor as browsers check it. */
export const integrityOf = (build: BuildId): string => {
  const bytes = build.replace(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)))
  return `sha256-${btoa(bytes)}`
}

/**
 * Returns a function that fetches what the document leaves out of a module, and passes the module to `admit`,
 * which lets its files run. The browser checks that the descriptor is the one of the build.
 */
export const createComplete =
  (admit: (module: ListedModule) => void): Complete =>
  async (module) => {
    const { build, isPartial, descriptor } = module
    if (isPartial !== true || build === undefined) return
    const path = builtDescriptorPath(descriptor.name, build)
    const fetching = fetch(path, { integrity: integrityOf(build) })
    // Loads beside the descriptor; it would be loaded for the module's scripts in any case.
    const loading = import(/* webpackChunkName: "builds" */ './late-files.ts')
    const [answer, { addFiles }] = await Promise.all([fetching, loading])
    await addFiles(module, answer)
    admit(module)
  }
