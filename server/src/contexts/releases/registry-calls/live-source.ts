import type { LiveEvent } from '@tessera/contracts/calls/notifications'
import { setName } from '@tessera/contracts/calls/served-modules'
import type { ServedSet } from '@tessera/contracts/served-set'
import { timings } from '@tessera/contracts/timings'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { LiveSource } from '../../base/live-source.ts'
import { servedSet } from '../registry/served-set.ts'
import { watchSet } from './watch-set.ts'

const buildsEvent = (set: ServedSet): LiveEvent => ({ kind: 'builds', id: setName(set) })

/** Tells tabs that new documents run other builds. A tab names the set that it runs by `?set=`. */
export const liveBuilds = (milliseconds: number = timings.buildsWatched): LiveSource => ({
  async missed({ registry, shell, log }, { query }) {
    try {
      const set = servedSet(await registry(), await shell())
      const known = query.get('set')
      return known === null || known === setName(set) ? [] : [buildsEvent(set)]
    } catch (cause) {
      log.warn('builds.not-seen', { cause: causeText(cause) })
      return []
    }
  },
  watch: (ports, tell) => watchSet(ports, { milliseconds, tell: (set) => tell(buildsEvent(set)) }),
})
