import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { sqlThrough } from '../../../platform/jobs/raw-sql.ts'
import { sha256OfText } from '../../../platform/secrets/sha256.ts'
import type { Sql } from '../sql.ts'

/** The attempts that a window allows. */
export interface AttemptLimit {
  readonly most: number
  readonly windowMinutes: number
  /** Blocks further attempts for this long once the limit is exceeded. */
  readonly blockMinutes?: number
}

/** Identifies counted attempts: their kind, and who made them or on what. */
export type AttemptKey = `${string}:${string}`

/** Hashes the part of a key after its kind, so that the table holds no addresses or names. */
const kept = (key: AttemptKey): string => {
  const [kind = '', ...rest] = key.split(':')
  return `${kind}:${sha256OfText(rest.join(':'))}`
}

const table = 'rate_limits'

/**
 * Creates a limiter on our database handle. It counts in one statement, so that concurrent calls on
 * several instances can't exceed the limit. The library uses the system clock; its times are
 * shifted to our clock, which tests can set.
 */
function limiterOf(db: Sql, limit: AttemptLimit, now: Date): RateLimiterPostgres {
  const ahead = now.getTime() - Date.now()
  return new RateLimiterPostgres({
    storeClient: { query: clockedQuery(db, ahead) },
    storeType: 'client',
    tableName: table,
    tableCreated: true,
    // The sweep deletes expired rows, once for all instances.
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

/** The first value is the key; among the others, only timestamps are this large. */
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

/**
 * Counts an attempt; false beyond the limit. Call it before the check, so that concurrent guesses
 * count.
 */
export async function takeAttempt(
  db: Sql,
  key: AttemptKey,
  limit: AttemptLimit,
  now: Date,
): Promise<boolean> {
  return (await countAttempt(db, key, limit, now)).count <= limit.most
}

/** The attempts in a window, and the time left in it. */
export interface AttemptCount {
  readonly count: number
  readonly restMilliseconds: number
}

/** Counts an attempt and returns the attempts in the window. */
export async function countAttempt(
  db: Sql,
  key: AttemptKey,
  limit: AttemptLimit,
  now: Date,
): Promise<AttemptCount> {
  const counted = await consumed(limiterOf(db, limit, now), kept(key))
  // The library's clock runs on while it counts, which must not extend the window.
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

/** Uncounts an attempt that turned out not to matter. */
export async function giveAttemptBack(
  db: Sql,
  key: AttemptKey,
  limit: AttemptLimit,
  now: Date,
): Promise<void> {
  await limiterOf(db, limit, now).reward(kept(key))
}

/** Resets the count, after somebody has authenticated. */
export async function forgetAttempts(db: Sql, key: AttemptKey): Promise<void> {
  await limiterOf(db, { most: 1, windowMinutes: 1 }, new Date()).delete(kept(key))
}
