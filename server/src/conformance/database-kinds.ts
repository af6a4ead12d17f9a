import { basename } from 'node:path'
import { smallDemo } from '@tessera/demo/small/small-demo'
import {
  createMemoryService,
  createServiceOver,
  type MemoryOptions,
  type MemoryService,
} from '../memory-service.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { openReplicas } from '../platform/database/replicas/open-replicas.ts'
import { noReplicas } from '../platform/database/replicas/port.ts'
import { quietLog } from '../platform/log/json-lines.ts'
import { cheapPasswords } from './cheap-passwords.ts'
import { ownDatabase } from './own-database.ts'
import { registry, shell } from './sample-modules.ts'

/** A service for tests, and how to stop it. */
export interface Opened {
  readonly service: MemoryService
  stop(): Promise<void>
}

const usual = {
  sample: smallDemo,
  passwords: cheapPasswords,
  registry,
  shell,
} satisfies MemoryOptions

/**
 * One member of a suite makes as many calls as a load test; budgets.test.ts tests the real budgets.
 */
const withUsual = (options: MemoryOptions): MemoryOptions => ({
  ...usual,
  ...options,
  settings: { budgetFactor: 100, ...options.settings },
})

async function onMemory(options: MemoryOptions = {}): Promise<Opened> {
  const service = await createMemoryService(withUsual(options))
  return { service, stop: () => service.stop() }
}

async function onPostgres(options: MemoryOptions = {}): Promise<Opened> {
  const own = await ownDatabase({ migrated: true })
  const opening = await openPostgres(own.url)
  if (!opening.ok) throw new Error(opening.fault.message)
  const { db } = opening.database
  const replicas =
    own.replicas.length === 0
      ? noReplicas
      : await openReplicas(own.replicas, { db, log: quietLog, lagSeconds: 5 })
  const service = await createServiceOver(opening.database, withUsual({ replicas, ...options }))
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

const { TEST_DATABASES: wanted } = process.env
const onAll = wanted === 'all'

/**
 * True for the one file in ten that runs on PGlite, where tests take half as much processor time again. Files
 * that run on both, and end-to-end tests, use it too.
 */
const isOnMemory = (file: string): boolean => {
  const sum = [...basename(file)].reduce((at, letter) => at + (letter.codePointAt(0) ?? 0), 0)
  return sum % 6 === 4
}

/**
 * Returns one database for a test file that no concurrency and no query of its own is about: PostgreSQL for
 * most of them. `TEST_DATABASES=all` runs all of them on both, and `TEST_DATABASES=replica` on a PostgreSQL
 * with a standby, which late reads read.
 *
 *     for (const { kind, open } of oneDatabase(import.meta.filename)) …
 */
export function oneDatabase(file: string): readonly (typeof databaseKinds)[number][] {
  if (onAll) return databaseKinds
  if (wanted === 'replica') return databaseKinds.slice(1)
  return isOnMemory(file) ? databaseKinds.slice(0, 1) : databaseKinds.slice(1)
}

/**
 * The database for a test file in which calls race, and no query of its own is tested: PostgreSQL, where
 * they really run side by side. `TEST_DATABASES=all` runs it on both.
 */
export const racingDatabase = onAll ? databaseKinds : databaseKinds.slice(1)
