import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import { setName } from '@tessera/contracts/calls/served-modules'
import type { ServedSet } from '@tessera/contracts/served-set'
import { timings } from '@tessera/contracts/timings'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { LiveSource } from '../../base/live-source.ts'
import { releasedRegistry } from '../canary/chosen-registry.ts'
import { withoutHouse } from '../registry/audience.ts'
import { servedSet } from '../registry/served-set.ts'
import { watchSet } from './watch-set.ts'

const buildsEvent = (set: ServedSet): LiveEvent => ({ kind: 'builds', id: setName(set) })

/** Tells tabs that new documents run other builds. A tab names the set that it runs by `?set=`. */
export const liveBuilds = (milliseconds: number = timings.buildsWatched): LiveSource => ({
  async missed(ports, { userId, query }) {
    try {
      const { registry, shell } = await releasedRegistry(ports, () => userId)
      const set = servedSet(registry, shell)
      const known = query.get('set')
      // Either set may be the tab's. After a change the tab asks for its own.
      const right = [set, servedSet(withoutHouse(registry), shell)].map(setName)
      return known === null || right.includes(known) ? [] : [buildsEvent(set)]
    } catch (cause) {
      ports.log.warn('builds.not-seen', { cause: causeText(cause) })
      return []
    }
  },
  watch: (ports, tell) => watchSet(ports, { milliseconds, tell: (set) => tell(buildsEvent(set)) }),
})
