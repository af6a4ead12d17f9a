import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { type FindModule, remoteIn } from './find-module.ts'

/**
 * Removes a module's preloaded scripts that have finished or failed. A loaded chunk has registered itself;
 * for a failed one, the bundler's loader would wait forever while its script is in the document.
 */
function clearEnded(base: string): void {
  const all = document.readyState === 'complete'
  const early = [...document.querySelectorAll('script')].filter(
    (script) => script.async && script.src.startsWith(base),
  )
  for (const script of early)
    if (all || performance.getEntriesByName(script.src).length > 0) script.remove()
  if (all) return
  // The browser may have no entry of a script that failed. Its loader learns of it when all have ended; one that
  // has loaded its chunk takes no notice.
  const tell = () => {
    for (const script of early) if (script.isConnected) script.dispatchEvent(new Event('error'))
  }
  addEventListener('load', () => setTimeout(tell), { once: true })
}

/** Lets the bundler's loader request the scripts of a module that a preload has not brought. */
export const earlyScripts = (find: FindModule): ModuleFederationRuntimePlugin => ({
  name: 'early-scripts',
  beforeRequest(asked) {
    const module = find(remoteIn(asked.id))
    if (module !== undefined) clearEnded(module.base)
    return asked
  },
})
