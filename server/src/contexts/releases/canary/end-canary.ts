import { type RunningCanary, runningCanary } from '@tessera/contracts/releases/canary'
import type { Ports } from '../../../ports.ts'
import { changeReleases } from '../registry/change-releases.ts'
import { readState } from '../registry/store.ts'
import { queueNotice } from './notice.ts'
import { isWorse, reasonText } from './rules.ts'
import { readCounts } from './store.ts'

/** The name that changes of the canary watch are recorded under. */
const watchName = 'canary watch'

/** Max attempts when others change the releases at the same time. */
const attempts = 5

/**
 * Ends a canary that fails much more often than the active build: everybody gets the active build again,
 * the canary's build is revoked, so that this happens once for a build, and people are told. Of several
 * instances that notice it, one makes the change.
 */
export async function endIfWorse(ports: Ports, running: RunningCanary): Promise<void> {
  const counts = await readCounts(ports.db, running)
  if (!isWorse(counts)) return
  const why = reasonText(counts)
  const { module, canary } = running
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const state = await readState(ports.db, {
      storeUrl: ports.settings.moduleStoreUrl,
      now: ports.clock.now(),
    })
    const release = state.modules.find(({ name }) => name === module)
    const now = release && runningCanary(release)
    if (now?.canary !== canary || now.since !== running.since) return
    const done = await changeReleases(ports, {
      change: { do: 'rollback', module },
      version: state.version,
      who: watchName,
      why,
      alongside: (tx) => queueNotice(tx, ports, { module, canary, control: now.control, why }),
    })
    if (done.ok) {
      ports.log.error('canary.ended', { module, build: canary, why })
      ports.metrics.add('tessera_canaries_ended_total', { module })
      return
    }
    if (done.code !== 'changed-meanwhile') {
      ports.log.error('canary.not-ended', { module, build: canary, cause: done.message })
      return
    }
  }
}
