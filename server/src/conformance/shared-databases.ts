import type { OpenDatabase } from '../platform/database/port.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openEmptyMemory } from '../platform/database/testing/migrated-memory.ts'
import { openLive } from '../platform/live/open-live.ts'
import type { Live } from '../platform/live/port.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import { ownDatabase } from './own-database.ts'

/** The resources that instances of the service share. */
export interface Connected {
  readonly database: OpenDatabase
  readonly live: Live
}

/** A database that several instances in one test use, as if each were a process of its own. */
export interface SharedDatabase {
  readonly database: OpenDatabase
  connect(): Promise<Connected>
  /** Ends an instance, in order or by a crash: nothing that it would still send arrives. */
  disconnect(database: OpenDatabase): Promise<void>
  stop(): Promise<void>
}

/** A database that its instance may close, and the test again. */
function closedOnce(database: OpenDatabase): OpenDatabase {
  let closing: Promise<void> | undefined
  return { ...database, close: () => (closing ??= database.close()) }
}

async function onMemory(): Promise<SharedDatabase> {
  const database = closedOnce(await openEmptyMemory())
  const live = await openLive(database, quietLog)
  return {
    database,
    // One process has it alone: two instances here are one process with two of everything.
    connect: async () => ({ database, live }),
    disconnect: async () => {},
    stop: () => database.close(),
  }
}

async function onPostgres(): Promise<SharedDatabase> {
  const own = await ownDatabase({ migrated: false })
  const connected = new Map<OpenDatabase, Live>()
  const connect = async () => {
    const opening = await openPostgres(own.url, { connections: 4 })
    if (!opening.ok) throw new Error(opening.fault.message)
    const database = closedOnce(opening.database)
    const live = await openLive(database, quietLog)
    connected.set(database, live)
    return { database, live }
  }
  const disconnect = async (database: OpenDatabase) => {
    await connected.get(database)?.close()
    connected.delete(database)
    await database.close()
  }
  const { database } = await connect()
  return {
    database,
    connect,
    disconnect,
    stop: async () => {
      for (const one of Array.from(connected.keys())) await disconnect(one)
      await own.drop()
    },
  }
}

/** The databases that jobs and live messages must behave alike on. */
export const sharedDatabases = [
  { kind: 'PGlite', open: onMemory },
  { kind: 'PostgreSQL', open: onPostgres },
] as const
