import type { OpenDatabase } from '../database/port.ts'
import type { Log } from '../log/port.ts'
import { inProcessLive } from './in-process.ts'
import type { Live } from './port.ts'
import { postgresLive } from './postgres.ts'

/** Opens live messages: between instances on PostgreSQL, within the process otherwise. */
export function openLive(database: OpenDatabase, log: Log): Promise<Live> {
  const { newClient } = database
  return newClient === undefined
    ? Promise.resolve(inProcessLive(database))
    : postgresLive(database, newClient, log)
}
