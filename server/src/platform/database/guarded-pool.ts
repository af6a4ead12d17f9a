import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { Unconnected } from './database-trouble.ts'
import { LeanClient, type LeanConfig } from './lean-client.ts'
import { planOf } from './plan-of.ts'
import type { Db, OpenDatabase } from './port.ts'
import type { OpenWatch, StatementWatch } from './statement-watch.ts'
import { type Effect, type TransactionGuard, transactionGuard } from './transaction-guard.ts'

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

type ClientConfig = pg.PoolConfig & Pick<LeanConfig, 'namedStatements' | 'watch' | 'hosts'>

/** The configuration of a pool. */
type PoolConfig = pg.PoolConfig &
  Pick<LeanConfig, 'namedStatements' | 'hosts'> & { readonly watch?: OpenWatch | undefined }

class GuardedPool extends pg.Pool {
  readonly #guard: TransactionGuard
  readonly #watch: StatementWatch | undefined

  constructor(guard: TransactionGuard, config: ClientConfig) {
    super({ Client: LeanClient, ...config })
    this.#guard = guard
    this.#watch = config.watch
    // A server that stops ends idle connections; the next query opens a new one or reports why it
    // can't.
    this.on('error', () => undefined)
  }

  override connect(): Promise<pg.PoolClient>
  override connect(taken: Taken): void
  override connect(taken?: Taken): unknown {
    this.#guard.refuse()
    // Otherwise a statement that waits belongs to the work that gives its connection back.
    if (taken) return super.connect(this.#watch === undefined ? taken : this.#watch.keep(taken))
    return super.connect().catch((cause: unknown) => {
      throw new Unconnected(cause)
    })
  }
}

/** A pool, its handle, and a way to run something after a commit. */
export interface GuardedHandle {
  readonly db: Db
  readonly pool: pg.Pool
  afterCommit(effect: Effect): void
  readonly connections: OpenDatabase['connections']
}

const pools = new WeakMap<Db, pg.Pool>()

/**
 * Runs work on one connection of its own, which is closed afterwards, so that its settings and locks go with it.
 */
export async function onOneConnection<Result>(
  db: Db,
  work: (connection: Db) => Promise<Result>,
): Promise<Result> {
  const client = await pools.get(db)?.connect()
  if (client === undefined) throw new Error('Only the handle of a pool has connections.')
  try {
    return await work(drizzle(client))
  } finally {
    client.release(true)
  }
}

/** Creates a pool and a handle that transactions can't use from inside. */
export function guardedPool({ watch: openWatch, ...config }: PoolConfig): GuardedHandle {
  const guard = transactionGuard()
  const watch = openWatch?.((text) => planOf(pool, text))
  const pool: pg.Pool = new GuardedPool(guard, { ...config, watch })
  const db: Db = drizzle(pool)
  pools.set(db, pool)
  const transaction: Db['transaction'] = db.transaction.bind(db)
  db.transaction = async (work, options) => {
    const effects: Effect[] = []
    const result = await transaction((tx) => guard.inside(effects, () => work(tx)), options)
    for (const effect of effects) effect()
    return result
  }
  const connections = () => {
    const { totalCount, idleCount, waitingCount } = pool
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
  }
  return { db, pool, afterCommit: guard.afterCommit, connections }
}
