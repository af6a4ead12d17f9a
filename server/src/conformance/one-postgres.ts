import type { TestProject } from 'vitest/node'
import { prepareDatabase } from '../memory-service.ts'
import { openPostgres } from '../platform/database/postgres.ts'
import { startRealPostgres } from '../platform/database/testing/real-postgres.ts'
import { startReplicatedPostgres } from '../platform/database/testing/replicated-postgres.ts'
import { clusterServers, distribute, joinDatabase, leaveAlone, onServer } from './joined-cluster.ts'
import { migratedName } from './own-database.ts'

/**
 * Starts a server, with a standby that is read where reads may be late if `TEST_DATABASES` is `replica`; or
 * takes the cluster of `CLUSTER_URL`.
 */
async function startServer() {
  const [coordinator, ...workers] = clusterServers()
  if (coordinator !== undefined)
    return { url: coordinator, standby: '', workers, stop: async () => {} }
  if (process.env.TEST_DATABASES !== 'replica')
    return { ...(await startRealPostgres()), standby: '', workers: [] }
  const { primary: url, standby, stop } = await startReplicatedPostgres()
  return { url, standby, workers: [], stop }
}

/**
 * Starts the PostgreSQL server that all files of these tests share, with a prepared database to
 * copy.
 */
export default async function onePostgres(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  const isCluster = server.workers.length > 0
  if (isCluster) await joinDatabase([server.url, ...server.workers], migratedName)
  else await onServer(server.url, [`create database ${migratedName}`])
  const opening = await openPostgres(new URL(migratedName, server.url).href)
  if (!opening.ok) throw new Error(opening.fault.message)
  await prepareDatabase(opening.database.db)
  if (isCluster) await distribute(opening.database.db)
  await opening.database.close()
  if (isCluster) await leaveAlone([server.url, ...server.workers], migratedName)
  project.provide('postgres', server.url)
  project.provide('standby', server.standby)
  project.provide('workers', server.workers)
  return () => server.stop()
}
