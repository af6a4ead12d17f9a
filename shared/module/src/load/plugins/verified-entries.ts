import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { timings } from '@tessera/contracts/timings'
import type { FindModule } from './find-module.ts'

/** Runs a module's entry only with the registry's hash, which development alone does without. */
export const verifiedEntries = (
  find: FindModule,
  allowUnverified: boolean,
): ModuleFederationRuntimePlugin => ({
  name: 'verified-entries',
  createScript({ url, remoteInfo }) {
    const descriptor = find(remoteInfo?.name ?? '')?.descriptor
    const entry = descriptor?.files.find(({ path }) => path === descriptor.entry)
    if (entry?.integrity === undefined && !allowUnverified)
      throw new Error(`No hash is known for ${url}, so it is not run.`)
    const script = document.createElement('script')
    script.crossOrigin = 'anonymous'
    if (entry?.integrity !== undefined) script.integrity = entry.integrity
    return { script, timeout: timings.moduleLoad }
  },
})
