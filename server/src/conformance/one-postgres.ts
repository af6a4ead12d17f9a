import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../memory-service.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { startRealPostgres } from '../platform/database/testing/real-postgres.ts'
import { startReplicatedPostgres } from '../platform/database/testing/replicated-postgres.ts'
import { migratedName } from './own-database.ts'

/** Starts a server, with a standby that is read where reads may be late if `TEST_DATABASES` is `replica`. */
async function startServer() {
  if (process.env.TEST_DATABASES !== 'replica')
    return { ...(await startRealPostgres()), standby: '' }
  const { primary: url, standby, stop } = await startReplicatedPostgres()
  return { url, standby, stop }
}

/**
 * Starts the PostgreSQL server that all files of these tests share, with a prepared database to
 * copy.
 */
export default async function onePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  await admin.query(`create database ${migratedName}`)
  await admin.end()
  const opening = await openPostgres(new URL(migratedName, server.url).href)
  if (!opening.ok) throw new Error(opening.fault.message)
  await prepareDatabase(opening.database.db)
  await opening.database.close()
  project.provide('postgres', server.url)
  project.provide('standby', server.standby)
  return () => server.stop()
}
