import pg from 'pg'
import { within } from '../../clock/within.ts'
import { rootCause } from '../../log/root-cause.ts'
import { guardedPool } from '../guarded-pool.ts'
import { LeanClient } from '../lean-client.ts'
import type { Db } from '../port.ts'
import type { OpenWatch } from '../statement-watch.ts'
import type { LagHistory } from './lag.ts'
import { type ReplicaState, replicaOf } from './port.ts'
import { positionOn } from './positions.ts'
import { createStanding, type SaidPrimary, type SaidReplica } from './standing.ts'

const connectionsMost = 16
const statementMilliseconds = 30_000
const idleMilliseconds = 600_000
/** A replica that doesn't answer in this time is left out, and what it was asked goes to the primary. */
const answerMilliseconds = 2_000
/** A read that wants what its sender wrote waits so long to hear that a replica has it by now. */
const catchUpMilliseconds = 100

/** Asks a server who it is, and how much of the log it has replayed. */
const standingQuery = `select pg_is_in_recovery() as standby, pg_backend_pid() as session,
  coalesce((pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text, '0') as bytes,
  (select system_identifier::text from pg_control_system()) || ' ' || current_database() as identity`

interface Row {
  readonly standby: boolean
  readonly session: number
  readonly bytes: string
  readonly identity: string
}

/** A database that follows the primary one. */
export interface Replica {
  readonly reader: Db
  /** The position that it has replayed; undefined while it isn't read. */
  known(): bigint | undefined
  /** Asks once more how far it is, soon. */
  catchUp(): Promise<void>
  /** Asks how far it is, and judges by what the primary database says after that. */
  look(askPrimary: () => Promise<SaidPrimary | undefined>): Promise<void>
  leaveOut(why: string): void
  state(): ReplicaState
  close(): Promise<void>
}

/** Opens a connection of its own, which asks how far a replica is. */
function openAsking(url: string) {
  let open: Promise<pg.Client> | undefined
  let client: pg.Client | undefined
  const connect = async () => {
    const made = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerMilliseconds,
      query_timeout: answerMilliseconds,
      keepAlive: true,
      application_name: 'tessera replica',
    })
    made.on('error', () => undefined)
    made.once('end', () => {
      if (client === made) open = undefined
    })
    client = made
    await made.connect()
    return made
  }
  const end = () => {
    open = undefined
    client?.connection.stream.destroy()
  }
  const askNow = async (): Promise<SaidReplica> => {
    try {
      open ??= connect()
      const asked = await open
      const { rows } = await asked.query<Row>(standingQuery)
      const [row] = rows
      if (row === undefined) throw new Error('No answer')
      return {
        isStandby: row.standby,
        // A pooler makes up the number that it tells a client when it connects.
        isPooled: row.session !== Reflect.get(asked, 'processID'),
        bytes: BigInt(row.bytes),
        identity: row.identity,
      }
    } catch (cause) {
      end()
      throw cause
    }
  }
  let asking: Promise<SaidReplica> | undefined
  return {
    end,
    /** Asks once at a time; a question that is under way is answered for both. */
    ask: (): Promise<SaidReplica> =>
      (asking ??= askNow().finally(() => {
        asking = undefined
      })),
  }
}

/** Opens the pool of a replica, whose sessions are read-only. */
function openReading(url: string, watch: OpenWatch | undefined, broken: () => void) {
  const { db, pool } = guardedPool({
    connectionString: url,
    max: connectionsMost,
    connectionTimeoutMillis: answerMilliseconds,
    idleTimeoutMillis: idleMilliseconds,
    statement_timeout: statementMilliseconds,
    application_name: 'tessera',
    options: '-c default_transaction_read_only=on',
    watch,
  })
  const clients = new Set<LeanClient>()
  pool.on('connect', (client) => {
    if (client instanceof LeanClient) clients.add(client)
  })
  pool.on('remove', (client) => {
    if (client instanceof LeanClient) clients.delete(client)
  })
  pool.on('error', broken)
  return {
    reader: replicaOf(db),
    /** Rejects everything that waits for an answer of the server. */
    interrupt: () => {
      for (const client of clients) client.connection.stream.destroy()
    },
    close: () => pool.end(),
  }
}

/** Opens a replica. Nothing is read from it before it was looked at. */
export function openReplica(
  url: string,
  {
    history,
    place,
    lagMilliseconds,
    watch,
  }: {
    readonly history: LagHistory
    readonly place: string
    readonly lagMilliseconds: number
    readonly watch: OpenWatch | undefined
  },
): Replica {
  const standing = createStanding()
  const asking = openAsking(url)
  let leftOut: string | undefined = 'it was not asked yet'
  let known: { readonly timeline: bigint; readonly bytes: bigint } | undefined
  let primary: SaidPrimary | undefined
  let catching: Promise<void> | undefined
  const leaveOut = (why: string) => {
    leftOut = why
    known = undefined
  }
  const reading = openReading(url, watch, () => leaveOut('its connections broke'))
  const lag = () =>
    known && history.lagOf(positionOn(known.timeline, known.bytes), performance.now())
  const judge = (said: SaidReplica) => {
    if (primary === undefined) return leaveOut('the primary database was not asked yet')
    const why = standing.judge(said, primary)
    if (why !== undefined) return leaveOut(why)
    known = { timeline: primary.timeline, bytes: said.bytes }
    const isLate = (lag() ?? Number.POSITIVE_INFINITY) > lagMilliseconds
    leftOut = isLate ? `it is more than ${lagMilliseconds / 1_000} s behind` : undefined
  }
  return {
    reader: reading.reader,
    known: () =>
      leftOut === undefined && known !== undefined
        ? positionOn(known.timeline, known.bytes)
        : undefined,
    catchUp: () =>
      (catching ??= within(catchUpMilliseconds, async () => {
        const { bytes, isStandby } = await asking.ask()
        if (isStandby && known !== undefined && bytes > known.bytes) known = { ...known, bytes }
      })
        .catch(() => undefined)
        .finally(() => {
          catching = undefined
        })),
    async look(askPrimary) {
      let said: SaidReplica
      try {
        said = await within(answerMilliseconds, () => asking.ask())
      } catch (cause) {
        asking.end()
        reading.interrupt()
        return leaveOut(`it does not answer (${rootCause(cause)})`)
      }
      primary = (await askPrimary().catch(() => undefined)) ?? primary
      judge(said)
    },
    leaveOut,
    state: () => {
      const late = lag()
      return { place, leftOut, lagSeconds: late === undefined ? undefined : late / 1_000 }
    },
    async close() {
      asking.end()
      await reading.close()
    },
  }
}
