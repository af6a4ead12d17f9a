import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sqlThrough } from '../../platform/jobs/raw-sql.ts'
import { sha256OfText } from '../sha256.ts'
import type { Sql } from '../sql.ts'

/** How often something may be tried within a window. */
export interface AttemptLimit {
  readonly most: number
  readonly windowMinutes: number
  /** For how long it may not be tried at all from the first time that was too many. */
  readonly blockMinutes?: number
}

/** Whose attempts are counted: a kind of attempt, and who made it or on what. */
export type AttemptKey = `${string}:${string}`

/** What is kept to count by names nobody: an address, or what was typed for a username. */
const kept = (key: AttemptKey): string => {
  const [kind = '', ...rest] = key.split(':')
  return `${kind}:${sha256OfText(rest.join(':'))}`
}

const table = 'rate_limits'

/**
 * The limiter over our own handle. It counts in one statement, so what comes at once on several
 * instances cannot take more than there is. The library goes by the machine's clock; what it writes
 * and reads is moved to ours, which tests can set.
 */
function limiterOf(db: Sql, limit: AttemptLimit, now: Date): RateLimiterPostgres {
  const ahead = now.getTime() - Date.now()
  return new RateLimiterPostgres({
    storeClient: { query: clockedQuery(db, ahead) },
    storeType: 'client',
    tableName: table,
    tableCreated: true,
    // The sweep of the domain does it, once for all instances.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: limit.most,
    duration: limit.windowMinutes * 60,
    blockDuration: (limit.blockMinutes ?? 0) * 60,
  })
}

interface Query {
  readonly text: string
  readonly values: readonly unknown[]
}

/** A key is the first of the values; of the others only moments are beyond any count. */
const momentsFrom = 1_000_000_000_000

function clockedQuery(db: Sql, ahead: number) {
  const moved = (value: unknown, by: number): unknown =>
    typeof value === 'number' && value > momentsFrom ? value + by : value
  return async ({ text, values }: Query) => {
    const { rows } = await sqlThrough(db).executeSql(
      text,
      values.map((value) => moved(value, ahead)),
    )
    const back = rows.map((row) => ({ ...row, expire: moved(Number(row.expire), -ahead) }))
    return { rows: back, rowCount: rows.length }
  }
}

/** Takes one attempt out of the budget; false when none is left. Taken first, so that guesses at once count. */
export async function takeAttempt(
  db: Sql,
  key: AttemptKey,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  return (await countAttempt(db, key, limit, now)).count <= limit.most
}

/** How many attempts a window has seen, and how long it lasts from now on. */
export interface Counted {
  readonly count: number
  readonly restMilliseconds: number
}

/** Takes one attempt, and answers how many that makes in the window. */
export async function countAttempt(
  db: Sql,
  key: AttemptKey,
  limit: AttemptLimit,
  now: Date,
): Promise<Counted> {
  const counted = await consumed(limiterOf(db, limit, now), kept(key))
  // The library's own clock goes on while it counts, which must not make a window longer than it is.
  const whole = Math.max(limit.windowMinutes, limit.blockMinutes ?? 0) * 60_000
  return {
    count: counted.consumedPoints,
    restMilliseconds: Math.min(counted.msBeforeNext, whole),
  }
}

async function consumed(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key)
  } catch (cause) {
    if (cause instanceof RateLimiterRes) return cause
    throw cause
  }
}

/** Gives one attempt back that turned out to be none that should count. */
export async function giveAttemptBack(
  db: Sql,
  key: AttemptKey,
  limit: AttemptLimit,
  now: Date,
): Promise<void> {
  await limiterOf(db, limit, now).reward(kept(key))
}

/** Gives the whole budget back, after somebody has shown who they are. */
export async function forgetAttempts(db: Sql, key: AttemptKey): Promise<void> {
  await limiterOf(db, { most: 1, windowMinutes: 1 }, new Date()).delete(kept(key))
}
