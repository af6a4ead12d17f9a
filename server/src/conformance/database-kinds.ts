import { createMemoryService, createServiceOver, type MemoryService } from '../memory-service.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { startRealPostgres } from '../platform/database/testing/real-postgres.ts'
import { registry, shell } from './sample-modules.ts'

/** A service for tests, and how it ends. */
export interface Opened {
  readonly service: MemoryService
  stop(): Promise<void>
}

async function onMemory(): Promise<Opened> {
  const service = await createMemoryService({ demo: true, registry, shell })
  return { service, stop: () => service.stop() }
}

async function onPostgres(): Promise<Opened> {
  const server = await startRealPostgres()
  const opening = await openPostgres(server.url)
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, { demo: true, registry, shell })
  return {
    service,
    stop: async () => {
      await service.stop()
      await server.stop()
    },
  }
}

/** The databases that the service must behave alike on. */
export const databaseKinds = [
  { kind: 'PGlite', open: onMemory },
  { kind: 'PostgreSQL', open: onPostgres },
] as const
