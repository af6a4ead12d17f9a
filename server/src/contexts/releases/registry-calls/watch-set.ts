import { setName } from '@tessera/contracts/calls/served-modules'
import type { ServedSet } from '@tessera/contracts/served-set'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { activeShell, canariesOf } from '../canary/chosen-registry.ts'
import { servedSet } from '../registry/served-set.ts'

/**
 * Tells when the registry, a canary or the shell has changed, until the returned function is called. Each
 * instance looks for itself: reading an unchanged registry costs next to nothing, and no instance depends on
 * another one.
 */
export function watchSet(
  ports: Pick<Ports, 'registry' | 'shell' | 'releases' | 'log'>,
  {
    milliseconds,
    tell,
  }: { readonly milliseconds: number; readonly tell: (set: ServedSet) => void },
): () => void {
  const { registry, releases, log } = ports
  let last: string | undefined
  let isOver = false
  const look = async () => {
    try {
      const set = servedSet(await registry(), await activeShell(ports))
      const canaries = JSON.stringify(canariesOf(await releases.state()))
      const now = `${setName(set)} ${canaries}`
      const isNew = last !== undefined && last !== now
      last = now
      if (isNew && !isOver) tell(set)
    } catch (cause) {
      log.warn('builds.not-seen', { cause: causeText(cause) })
    }
  }
  void look()
  const timer = setInterval(() => void look(), milliseconds)
  return () => {
    isOver = true
    clearInterval(timer)
  }
}
