import pg from 'pg'
import { applyPlan, isReady, plannedHere } from '../main/placements/index.ts'
import type { Db } from '../platform/database/port.ts'

/** Runs statements on a server, each by itself. */
export async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const literal = (text: string): string => pg.escapeLiteral(text)

/**
 * Returns the servers of the cluster in `CLUSTER_URL`, the coordinator first, separated by commas. They are
 * not the tests' own: nothing stops them, and databases of tests are dropped.
 */
export const clusterServers = (): readonly string[] =>
  process.env.CLUSTER_URL?.split(',').filter((url) => url !== '') ?? []

/** Makes an empty database of a name on every server of a cluster, as one database of several machines. */
export async function joinDatabase(servers: readonly string[], name: string): Promise<void> {
  const [coordinator = '', ...workers] = servers
  for (const server of servers) {
    await onServer(server, [
      `drop database if exists ${name} with (force)`,
      `create database ${name}`,
      `alter database ${name} set citus.shard_count = 4`,
    ])
    await onServer(new URL(name, server).href, [
      'create extension citus',
      'create extension pg_trgm',
      'create extension unaccent',
      'create extension citext',
    ])
  }
  const place = (url: string) => {
    const { hostname, port } = new URL(url)
    return `${literal(hostname)}, ${Number(port)}`
  }
  await onServer(new URL(name, coordinator).href, [
    `select citus_set_coordinator_host(${place(coordinator)})`,
    ...workers.map((worker) => `select citus_add_node(${place(worker)})`),
  ])
}

/** Distributes what can be distributed of a migrated database of a cluster. */
export async function distribute(db: Db): Promise<void> {
  const applied = await applyPlan(db, plannedHere.tables.filter(isReady))
  const faults = applied.filter(({ fault }) => fault !== undefined)
  if (faults.length > 0) throw new Error(`Not distributed: ${JSON.stringify(faults)}`)
}

/** Ends what the cluster itself does in a database, which could not be copied meanwhile. */
export async function leaveAlone(servers: readonly string[], name: string): Promise<void> {
  for (const server of servers)
    await onServer(server, [
      `alter database ${name} allow_connections false`,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${literal(name)}`,
    ])
}
