import { createServiceOver, type MemoryService } from '@tessera/server/memory-service'
import { openPostgres } from '@tessera/server/platform/database/postgres'
import pg from 'pg'
import { loggedIn } from '../service/filled-service.ts'
import { type ScaleWorld, scaleWorldOf } from './scale-world.ts'

/** A service over a made-up world. */
export interface ScaleService {
  readonly service: MemoryService
  readonly cookies: readonly string[]
  readonly world: ScaleWorld
  /** A connection of its own to the same database. */
  readonly bare: pg.Pool
  /** Returns what the database has done so far for this service. */
  done(): Promise<Work>
  stop(): Promise<void>
}

/** The work of a database, which a busy machine does not change. */
interface Work {
  /** Pages of 8 KB that were looked at. */
  readonly pages: number
  /** Rows and entries of indexes that were visited. */
  readonly rows: number
}

/** Few, so that each can be asked to tell what it did. */
const connections = 2

/** Opens the service over a filled database. */
export async function scaleService(url: string, pins: number): Promise<ScaleService> {
  const opening = await openPostgres(url, { connections })
  if (!opening.ok) throw new Error(opening.fault.message)
  const service = await createServiceOver(opening.database, { settings: { budgetFactor: 1_000 } })
  // Periodic jobs would be counted with one or the other question.
  await service.ports.jobs.stop()
  const bare = new pg.Pool({ connectionString: url, max: 1 })
  bare.on('error', () => {})
  const told = () => service.ports.db.execute('select pg_stat_force_next_flush(), pg_sleep(0.02)')
  return {
    service,
    cookies: await loggedIn(service),
    world: scaleWorldOf(pins),
    bare,
    async done() {
      await Promise.all(Array.from({ length: connections }, told))
      const { rows } = await bare.query<Record<keyof Work, string>>(
        `select blks_hit + blks_read as pages, tup_returned + tup_fetched as rows
          from pg_stat_database where datname = current_database()`,
      )
      const [row] = rows
      return { pages: Number(row?.pages), rows: Number(row?.rows) }
    },
    async stop() {
      await bare.end()
      await service.stop()
    },
  }
}
