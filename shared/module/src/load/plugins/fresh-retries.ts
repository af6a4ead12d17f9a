import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** A browser passes a failed preload to the first script that requests the file; only the next request goes to the network. */
const triesOfRetry = 3
const pause = 150

interface Remote {
  readonly name: string
  readonly entry: string
  readonly entryGlobalName: string
}

const plain = (url: string) => url.replace(/\?.*/, '')

const failures = new Map<string, number>()

/**
 * Registers a remote whose load failed or takes too long under another address of the same entry, so that
 * nothing of that load is used again. Returns how many loads of this entry have failed.
 */
export function registerAnew(
  instance: { registerRemotes(remotes: Remote[], options: { force: true }): void },
  { name, entry, entryGlobalName }: Remote,
): number {
  const failed = (failures.get(plain(entry)) ?? 0) + 1
  failures.set(plain(entry), failed)
  const address = `${plain(entry)}?attempt=${failed}`
  instance.registerRemotes([{ name, entry: address, entryGlobalName }], { force: true })
  return failed
}

/** Requests an entry again after a failed load. The first load tries once, and a retry several times. */
export const freshRetries = (): ModuleFederationRuntimePlugin => ({
  name: 'fresh-retries',
  async errorLoadRemote({ id, lifecycle, remote, origin }) {
    if (lifecycle !== 'onLoad' || remote === undefined) return undefined
    // A load that was given up, or of a build that was replaced, fails without a trace.
    const now = origin.options.remotes.find(({ name }) => name === remote.name)
    if (now === undefined || !('entry' in now) || now.entry !== remote.entry) return undefined
    const failed = registerAnew(origin, remote)
    if (failed % triesOfRetry === 1) return undefined
    await new Promise((resolve) => setTimeout(resolve, pause))
    return origin.loadRemote(id)
  },
})
