import { sql } from '../platform/database/sql.ts'
import type { Ports } from '../ports.ts'

/** Answers whether the service works, and how often browsers reported each kind of failure. */
export async function health(ports: Ports): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  try {
    await ports.db.execute(sql`select 1`)
    if (!(await ports.storage.hasRoom()))
      return Response.json({ status: 'storage-full' }, { status: 503, headers })
    return Response.json({ status: 'ok', reports: ports.reportCounts.all() }, { headers })
  } catch (cause) {
    ports.log.error('health.failed', { cause: String(cause) })
    return Response.json({ status: 'database-unreachable' }, { status: 503, headers })
  }
}
