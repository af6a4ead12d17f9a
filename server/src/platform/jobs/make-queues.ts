import PgBoss from 'pg-boss'
import type { Db } from '../database/port.ts'
import { sql } from '../database/sql.ts'
import { sqlThrough } from './raw-sql.ts'

/** Any number that no other lock uses. */
const QUEUES_LOCK = 7_355_609

/**
 * Creates missing queues. Each is a table, and two instances that create them at once would
 * deadlock, so they take turns.
 */
export async function makeQueues(db: Db, names: readonly string[]): Promise<void> {
  const missing = async (through: Pick<Db, 'execute'>) => {
    const { rows } = await through.execute<{ name: string }>(sql`select name from pgboss.queue`)
    const made = new Set(rows.map(({ name }) => name))
    return names.filter((name) => !made.has(name))
  }
  if ((await missing(db)).length === 0) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${QUEUES_LOCK}::bigint)`)
    const boss = new PgBoss({ db: sqlThrough(tx), supervise: false, schedule: false })
    for (const name of await missing(tx)) await boss.createQueue(name)
  })
}
