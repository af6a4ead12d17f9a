import { type Pause, pause } from '../clock/pause.ts'
import { dueWork, type UpkeepSource } from './due-upkeep.ts'
import type { Db } from './port.ts'
import { sql } from './sql.ts'

/** The work of the one session of an embedded database. */
export interface SessionLoad {
  /** The number of batches that were sent so far. */
  sent(): number
  /** The number of batches that wait for their answer. */
  waiting(): number
}

/** Time from one look at the tables to the next. */
export const lookMilliseconds = 5_000
/** Time from one look for an idle session to the next. */
export const idleMilliseconds = 20
/** A database that is never idle is kept up too, or it would get ever slower. */
const mostIdleWaits = 50
/** The rest after each table, as a multiple of the time that the table took. */
const restFactor = 20

/** Dependencies of the upkeep. */
interface UpkeepGiven {
  readonly db: Db
  readonly load: SessionLoad
  readonly rest?: Pause
  readonly now?: () => number
}

/**
 * Analyzes and vacuums the tables that changed, as PostgreSQL's autovacuum does, which the embedded
 * database lacks. One table at a time, while no call waits, with a rest after each; nothing is sent
 * while nobody else sends anything.
 */
export function startUpkeep(given: UpkeepGiven): { stop(): Promise<void> } {
  const { db, load, rest = pause(), now = () => performance.now() } = given
  let isStopping = false
  const idle = async () => {
    for (let waits = 0; load.waiting() > 0 && waits < mostIdleWaits && !isStopping; waits += 1)
      await rest.wait(idleMilliseconds)
  }
  const keepUp = async (reading: UpkeepSource): Promise<boolean> => {
    await idle()
    const due = isStopping ? [] : await dueWork(db, reading)
    for (const statement of due) {
      await idle()
      if (isStopping) return true
      const began = now()
      // A table that was dropped since is no table to look after.
      await db.execute(sql.raw(statement)).catch(() => undefined)
      await rest.wait((now() - began) * restFactor)
    }
    return due.length > 0
  }
  const run = async () => {
    let seen = -1
    let reading: UpkeepSource = 'files'
    await rest.wait(lookMilliseconds)
    while (!isStopping) {
      const sent = load.sent()
      if (sent !== seen) {
        const found = await keepUp(reading).catch(() => true)
        reading = 'counts'
        seen = found ? sent : load.sent()
      }
      await rest.wait(lookMilliseconds)
    }
  }
  const ran = run()
  return {
    stop: async () => {
      isStopping = true
      rest.end()
      await ran
    },
  }
}
