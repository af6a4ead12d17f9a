import type pg from 'pg'

/** The name under which a statement is prepared to be explained. */
const planName = 'tessera_plan'

const explainable = /^\s*(?:select|insert|update|delete|merge|values|with)\b/i

/** True for the statements that read a plan. */
export const isOfPlan = (text: string): boolean => text.includes(planName)

/** The most that planning may take, and wait for a lock on a table. */
const limits = ["set local statement_timeout = '2s'", "set local lock_timeout = '200ms'"] as const

const placesIn = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))

/** True when the pool has a connection that nobody waits for. */
const hasFree = ({ waitingCount, idleCount, totalCount, options }: pg.Pool): boolean =>
  waitingCount === 0 && (idleCount > 0 || totalCount < (options.max ?? 1))

/**
 * Returns the plan of a statement for values that aren't known, which every version of PostgreSQL gives for a
 * prepared statement. Nothing of the statement runs, and the transaction could write nothing.
 */
export async function planOf(pool: pg.Pool, text: string): Promise<string | undefined> {
  if (!explainable.test(text) || !hasFree(pool)) return undefined
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin read only')
    for (const limit of limits) await client.query(limit)
    await client.query('set local plan_cache_mode = force_generic_plan')
    // By this protocol a text of several statements is refused.
    const prepare = { text: `prepare ${planName} as ${text}`, queryMode: 'extended' }
    await client.query(prepare)
    await client.query(`savepoint ${planName}`)
    try {
      const nulls = Array.from({ length: placesIn(text) }, () => 'null').join(', ')
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain execute ${planName}${nulls === '' ? '' : `(${nulls})`}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    } finally {
      await client.query(`rollback to savepoint ${planName}`)
      await client.query(`deallocate ${planName}`)
    }
  } catch {
    return undefined
  } finally {
    await client.query('rollback').catch((cause: unknown) => {
      broken = cause instanceof Error ? cause : new Error(String(cause))
    })
    client.release(broken)
  }
}
