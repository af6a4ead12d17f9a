import pg from 'pg'
import { guardedPool } from './guarded-pool.ts'
import type { DatabaseFault, DatabaseOpening } from './port.ts'

const CONNECTIONS = 16
const CONNECT_MILLISECONDS = 5_000
/** Max time that a call waits for a free connection. */
const WAIT_MILLISECONDS = 15_000
/** A new connection reads the catalog and plans every statement again, so that an idle one stays. */
const IDLE_MILLISECONDS = 600_000
const STATEMENT_MILLISECONDS = 30_000

/** Returns the host and database of a URL, without the password. */
function placeOf(url: string): string | undefined {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.host}${parsed.pathname}` : undefined
}

const unreachable = (message: string): { ok: false; fault: DatabaseFault } => ({
  ok: false,
  fault: { code: 'database-unreachable', message },
})

/** Checks that a server responds in time. */
async function reach(url: string, milliseconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: milliseconds })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('select 1')
  await client.end()
}

/** Opens a PostgreSQL database by its URL (`postgres://user:password@host/name`). */
export async function openPostgres(
  url: string,
  { connections = CONNECTIONS, connectMilliseconds = CONNECT_MILLISECONDS } = {},
): Promise<DatabaseOpening> {
  const place = placeOf(url)
  if (!place) {
    return unreachable(
      'The database address is not a URL: write it as postgres://user:password@host:5432/name.',
    )
  }
  const {
    db,
    pool,
    afterCommit,
    connections: counted,
  } = guardedPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: WAIT_MILLISECONDS,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    application_name: 'tessera',
  })
  try {
    await reach(url, connectMilliseconds)
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error && error.message ? error.message : 'no answer'
    return unreachable(
      `The database at ${place} cannot be reached (${reason}): start it, or correct its address.`,
    )
  }
  const newClient = () =>
    new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectMilliseconds,
      query_timeout: STATEMENT_MILLISECONDS,
      keepAlive: true,
      application_name: 'tessera',
    })
  return {
    ok: true,
    database: {
      db,
      kind: 'postgres',
      afterCommit,
      connections: counted,
      newClient,
      close: () => pool.end(),
    },
  }
}
