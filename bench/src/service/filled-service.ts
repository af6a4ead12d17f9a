import { UserId } from '@tessera/contracts/ids'
import { startSession } from '@tessera/server/contexts/identity/accounts/sessions'
import {
  createServiceOver,
  type MemoryOptions,
  type MemoryService,
} from '@tessera/server/memory-service'
import { LeanClient } from '@tessera/server/platform/database/lean-client'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import { startRealPostgres } from '@tessera/server/platform/database/testing/real-postgres'
import pg from 'pg'
import { fillWorld, type World, worldOf } from './fill-world.ts'

/** The service's number of connections. */
export const connections = 16
export const readers = 16

/** The service over a PostgreSQL with very many pins, and a bare pool on the same database. */
export interface FilledService {
  readonly service: MemoryService
  readonly world: World
  readonly bare: pg.Pool
  /** The database's address. */
  readonly url: string
  /** Cookies of logged-in members. */
  readonly cookies: readonly string[]
  stop(): Promise<void>
}

/** Starts PostgreSQL, fills it, and creates the service over it; without modules no page has a document. */
export async function filledService(
  pins: number,
  options: MemoryOptions = {},
): Promise<FilledService> {
  const server = await startRealPostgres()
  const opening = await openPostgres(server.url, { connections })
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, {
    ...options,
    settings: { budgetFactor: 1_000 },
  })
  const world = worldOf(pins)
  await fillWorld(opening.database.db, world)
  // Periodic jobs would hit one or the other measurement at random.
  await service.ports.jobs.stop()
  const bare = new pg.Pool({
    Client: LeanClient,
    connectionString: server.url,
    max: connections,
  })
  // The pool's end doesn't wait for its connections, and the server ends right after it.
  bare.on('error', () => {})
  return {
    service,
    world,
    bare,
    url: server.url,
    cookies: await loggedIn(service),
    stop: async () => {
      await bare.end()
      await service.stop()
      await server.stop()
    },
  }
}

/** Logs the first members in; returns their cookies. */
export async function loggedIn({ ports }: MemoryService): Promise<readonly string[]> {
  const cookies: string[] = []
  for (let at = 1; at <= readers; at += 1) {
    const token = ports.tokens.next()
    const session = { token, userId: UserId.parse(String(at)), now: ports.clock.now() }
    await startSession(ports.db, session)
    cookies.push(`__Host-session=${token}`)
  }
  return cookies
}
