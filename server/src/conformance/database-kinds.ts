import {
  createMemoryService,
  createServiceOver,
  type MemoryOptions,
  type MemoryService,
} from '../memory-service.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { ownDatabase } from './own-database.ts'
import { registry, shell } from './sample-modules.ts'

/** A service for tests, and how it ends. */
export interface Opened {
  readonly service: MemoryService
  stop(): Promise<void>
}

const usual: MemoryOptions = { demo: true, passwords: cheapPasswords, registry, shell }

async function onMemory(options: MemoryOptions = {}): Promise<Opened> {
  const service = await createMemoryService({ ...usual, ...options })
  return { service, stop: () => service.stop() }
}

async function onPostgres(options: MemoryOptions = {}): Promise<Opened> {
  const own = await ownDatabase({ migrated: true })
  const opening = await openPostgres(own.url)
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, { ...usual, ...options })
  return {
    service,
    stop: async () => {
      await service.stop()
      await own.drop()
    },
  }
}

/** The databases that the service must behave alike on. */
export const databaseKinds = [
  { kind: 'PGlite', open: onMemory },
  { kind: 'PostgreSQL', open: onPostgres },
] as const
