import pg from 'pg'
import { postgresHostsOf } from './postgres-hosts.ts'

/** A server, or what stands before it, that answered. */
export interface ReachedPostgres {
  /** True when a pooler stands before the server, and gives its clients sessions in turn. */
  readonly isPooled: boolean
  /** True when the server ends statements that take too long by itself. */
  readonly hasTimeLimit: boolean
}

/** Asks a server who it is; rejects when it doesn't answer in time. */
export async function reachPostgres(
  address: string,
  milliseconds: number,
): Promise<ReachedPostgres> {
  const { url } = (await postgresHostsOf(address, milliseconds)?.current()) ?? { url: address }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: milliseconds })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ session: number; most: string }>(
      `select pg_backend_pid() as session, current_setting('statement_timeout') as most`,
    )
    const [row] = rows
    return {
      // A pooler makes up the number that it tells a client when it connects.
      isPooled: row?.session !== Reflect.get(client, 'processID'),
      hasTimeLimit: row?.most !== '0',
    }
  } finally {
    await client.end()
  }
}
