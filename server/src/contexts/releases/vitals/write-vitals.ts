import { causeText } from '../../../platform/log/cause-text.ts'
import type { Ports } from '../../../ports.ts'
import { addVitals } from './store.ts'

/** Writes counted vitals, once for all of a second. What could not be written is tried again with the next. */
export async function writeVitals(ports: Pick<Ports, 'db' | 'vitals' | 'log'>): Promise<void> {
  const counts = ports.vitals.take()
  if (counts.length === 0) return
  try {
    // All or nothing, so that what is put back is counted once.
    await ports.db.transaction((tx) => addVitals(tx, counts))
  } catch (cause) {
    ports.vitals.putBack(counts)
    ports.log.warn('vitals.not-written', { cause: causeText(cause) })
  }
}
