import { guardedPool } from './guarded-pool.ts'
import type { DatabaseFault, DatabaseOpening } from './port.ts'

const CONNECTIONS = 16
const CONNECT_MILLISECONDS = 5_000
const IDLE_MILLISECONDS = 30_000
const STATEMENT_MILLISECONDS = 30_000

/** Where an address points, without the password in it. */
function placeOf(url: string): string | undefined {
  const parsed = URL.parse(url)
  return parsed ? `${parsed.host}${parsed.pathname}` : undefined
}

const unreachable = (message: string): { ok: false; fault: DatabaseFault } => ({
  ok: false,
  fault: { code: 'database-unreachable', message },
})

/** Opens a PostgreSQL server's database by its address (`postgres://user:password@host/name`). */
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
  const { db, pool } = guardedPool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectMilliseconds,
    idleTimeoutMillis: IDLE_MILLISECONDS,
    statement_timeout: STATEMENT_MILLISECONDS,
    application_name: 'tessera',
  })
  // A server that goes away ends idle connections; the next query makes a new one or says why not.
  pool.on('error', () => undefined)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error && error.message ? error.message : 'no answer'
    return unreachable(
      `The database at ${place} cannot be reached (${reason}): start it, or correct its address.`,
    )
  }
  return { ok: true, database: { db, kind: 'postgres', close: () => pool.end() } }
}
