import type { ServedSet } from '@tessera/contracts/calls/served-modules'
import { causeText } from '../../calls/cause-text.ts'
import type { Ports } from '../../ports.ts'
import { servedSet } from './served-set.ts'

/** Watches which builds documents get, while somebody listens. */
export interface SetWatch {
  start(): void
  stop(): void
}

/**
 * Tells when the registry or the shell has changed. Each instance looks for itself: reading an
 * unchanged registry costs next to nothing, and no instance depends on another one.
 */
export function watchSet(
  { registry, shell, log }: Pick<Ports, 'registry' | 'shell' | 'log'>,
  watch: { readonly milliseconds: number; readonly tell: (set: ServedSet) => void },
): SetWatch {
  let last: ServedSet | undefined
  let timer: ReturnType<typeof setInterval> | undefined
  const look = async () => {
    try {
      const set = servedSet(await registry(), await shell())
      const isNew = last !== undefined && (last.id !== set.id || last.shell !== set.shell)
      last = set
      if (isNew && timer !== undefined) watch.tell(set)
    } catch (cause) {
      log.warn('builds.not-seen', { cause: causeText(cause) })
    }
  }
  return {
    start() {
      if (timer !== undefined) return
      void look()
      timer = setInterval(() => void look(), watch.milliseconds)
    },
    stop() {
      clearInterval(timer)
      timer = undefined
      last = undefined
    },
  }
}
