import { timings } from '@tessera/contracts/timings'
import type { Db } from '../../../platform/database/port.ts'
import { causeText } from '../../../platform/log/cause-text.ts'
import type { Log } from '../../../platform/log/port.ts'
import { countGathered } from './count-gathered.ts'

/** Counts the saves that this instance gathered, a second after the first of them. */
interface SavesGathered {
  /** Counts soon what a save has gathered. */
  countSoon(): void
  /** Counts what was gathered so far. A service that stops waits for it. */
  count(): Promise<void>
}

/** Creates the counts of an instance. What it can't count, the job `count-saves` does. */
export function createSavesGathered(given: { readonly db: Db; readonly log: Log }): SavesGathered {
  const { db, log } = given
  let due: ReturnType<typeof setTimeout> | undefined
  let counting = Promise.resolve()

  async function countAll(): Promise<void> {
    try {
      while (await countGathered(db));
    } catch (cause) {
      log.info('saves.not-counted', { cause: causeText(cause) })
    }
  }

  function count(): Promise<void> {
    if (due === undefined) return counting
    clearTimeout(due)
    due = undefined
    counting = counting.then(countAll)
    return counting
  }

  return {
    countSoon() {
      due ??= setTimeout(() => void count(), timings.gatheredSavesCounted).unref()
    },
    count,
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Saves of ideas that many people save at once, until they are counted. */
    readonly savesGathered: SavesGathered
  }
}
