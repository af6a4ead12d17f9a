import { rootCause } from '../log/root-cause.ts'
import { guardedPool } from './guarded-pool.ts'
import { HostedClient } from './hosted-client.ts'
import type { DatabaseFault, DatabaseOpening, OpenDatabase } from './port.ts'
import { placeOfAddress, postgresAddressOf } from './postgres-address.ts'
import { postgresHostsOf } from './postgres-hosts.ts'
import { type ReachedPostgres, reachPostgres } from './reach-postgres.ts'
import type { OpenWatch } from './statement-watch.ts'

const CONNECTIONS = 16
const CONNECT_MILLISECONDS = 5_000
/** Max time that a call waits for a free connection. */
const WAIT_MILLISECONDS = 15_000
/** A new connection reads the catalog and plans every statement again, so that an idle one stays. */
const IDLE_MILLISECONDS = 600_000
const STATEMENT_MILLISECONDS = 30_000

const unreachable = (message: string): { ok: false; fault: DatabaseFault } => ({
  ok: false,
  fault: { code: 'database-unreachable', message },
})

/** Options for opening a PostgreSQL. */
interface PostgresOptions {
  readonly connections?: number
  readonly connectMilliseconds?: number
  /** The address of the server itself, for LISTEN and migrations, where a pooler stands before it. */
  readonly directUrl?: string | undefined
  /** False leaves the names of statements out; by default so behind a pooler alone. */
  readonly namedStatements?: boolean | undefined
  readonly watch?: OpenWatch | undefined
  /** The name of its connections at the server. */
  readonly applicationName?: string
}

/** The fixes of what a server answers, by PostgreSQL's codes. */
const fixes: Readonly<Record<string, string>> = {
  '28P01': 'correct the user and the password in its address.',
  '28000': 'correct the user in its address, and let pg_hba.conf admit this machine.',
  '3D000': 'create that database, or correct the name in its address.',
  '53300': 'raise its max_connections, or stop what else is connected.',
}

const fixOf = (cause: unknown): string =>
  (cause instanceof Error && 'code' in cause ? fixes[String(cause.code)] : undefined) ??
  'start it, or correct its address.'

const reasonOf = (cause: unknown): string => rootCause(cause) || 'no answer'

async function reached(url: string, place: string, milliseconds: number) {
  try {
    return await reachPostgres(url, milliseconds)
  } catch (cause) {
    return unreachable(
      `The database at ${place} cannot be reached (${reasonOf(cause)}): ${fixOf(cause)}`,
    )
  }
}

const pooled = (place: string): { ok: false; fault: DatabaseFault } => ({
  ok: false,
  fault: {
    code: 'database-pooled',
    message: `A pooler stands before the database at ${place}, and loses notifications: set DATABASE_DIRECT_URL to the address of the server itself, as postgres://user@host:5432/name.`,
  },
})

/** Opens a PostgreSQL database by its URL (`postgres://user:password@host/name`). */
export async function openPostgres(
  url: string,
  options: PostgresOptions = {},
): Promise<DatabaseOpening> {
  const { connectMilliseconds = CONNECT_MILLISECONDS, directUrl } = options
  const [place, directPlace] = [placeOfAddress(url), placeOfAddress(directUrl ?? url)]
  if (!place || !directPlace) {
    return unreachable(
      'The database address is not a URL: write it as postgres://user:password@host:5432/name, with commas between several hosts.',
    )
  }
  const server = await reached(url, place, connectMilliseconds)
  if ('fault' in server) return server
  if (server.isPooled && directUrl === undefined) return pooled(place)
  if (directUrl !== undefined) {
    const direct = await reached(directUrl, directPlace, connectMilliseconds)
    if ('fault' in direct) return direct
  }
  return {
    ok: true,
    database: openDatabase(url, server, options),
    notices: server.isPooled && !server.hasTimeLimit ? [withoutTimeLimit] : [],
  }
}

const withoutTimeLimit = `Behind the pooler nothing ends a statement that takes too long: run "alter role … set statement_timeout = '30s'" for the user of DATABASE_URL.`

/** Returns how clients connect to an address, which may have several hosts. */
const connectionOf = (address: string, milliseconds: number) => ({
  connectionString: postgresAddressOf(address)?.urls[0] ?? address,
  hosts: postgresHostsOf(address, milliseconds),
})

function openDatabase(
  url: string,
  { isPooled }: ReachedPostgres,
  options: PostgresOptions,
): OpenDatabase {
  const { connections = CONNECTIONS, connectMilliseconds = CONNECT_MILLISECONDS } = options
  const { directUrl = url, namedStatements = !isPooled, applicationName = 'tessera' } = options
  const shared = {
    connectionTimeoutMillis: WAIT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    application_name: applicationName,
  }
  const {
    db,
    pool,
    afterCommit,
    connections: counted,
  } = guardedPool({
    ...shared,
    ...connectionOf(url, connectMilliseconds),
    max: connections,
    namedStatements,
    watch: options.watch,
    // Poolers refuse settings of a session.
    ...(isPooled ? {} : { statement_timeout: STATEMENT_MILLISECONDS }),
  })
  return {
    db,
    kind: 'postgres',
    afterCommit,
    connections: counted,
    newClient: () =>
      new HostedClient({
        ...connectionOf(directUrl, connectMilliseconds),
        connectionTimeoutMillis: connectMilliseconds,
        query_timeout: STATEMENT_MILLISECONDS,
        keepAlive: true,
        application_name: applicationName,
      }),
    async direct(work) {
      if (directUrl === url) return work(db)
      const own = guardedPool({
        ...shared,
        ...connectionOf(directUrl, connectMilliseconds),
        max: 1,
      })
      try {
        return await work(own.db)
      } finally {
        await own.pool.end()
      }
    },
    close: () => pool.end(),
  }
}
