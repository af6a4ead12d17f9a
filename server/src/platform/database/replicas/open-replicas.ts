import { within } from '../../clock/within.ts'
import type { Log } from '../../log/port.ts'
import type { Db } from '../port.ts'
import type { OpenWatch } from '../statement-watch.ts'
import { lagHistory } from './lag.ts'
import type { ChosenReplica, Replicas } from './port.ts'
import {
  beyondAll,
  isNear,
  type PrimaryRow,
  positionOn,
  primaryPosition,
  timelineOf,
} from './positions.ts'
import { openReplica, type Replica } from './replica.ts'
import type { SaidPrimary } from './standing.ts'

const lookMilliseconds = 1_000
const primaryMilliseconds = 2_000
/** Looks that may be under way, or may have failed, while a replica that is in use is as late as allowed. */
const marginSeconds = 10

/** Returns the host and database of a replica's address, without the password. */
function placeOf(url: string): string {
  const parsed = URL.parse(url)
  return parsed === null ? 'unreadable' : `${parsed.host}${parsed.pathname}`
}

/** Asks the primary database how far its log is. */
async function askPrimary(db: Db): Promise<SaidPrimary | undefined> {
  const { rows } = await within(primaryMilliseconds, () => db.execute<PrimaryRow>(primaryPosition))
  const [row] = rows
  if (row === undefined) return undefined
  return { timeline: timelineOf(row), bytes: BigInt(row.bytes), identity: row.identity }
}

/** Logs when a replica is left out, and when it is read again. */
function watchStates(replicas: readonly Replica[], log: Log): () => void {
  const told = new Map<string, string | undefined>()
  return () => {
    for (const replica of replicas) {
      const { place, leftOut } = replica.state()
      if (told.has(place) && told.get(place) === leftOut) continue
      told.set(place, leftOut)
      if (leftOut === undefined) log.info('replica.in-use', { replica: place })
      else log.warn('replica.left-out', { replica: place, why: leftOut })
    }
  }
}

/** Opens replicas of a database, and looks at each every second. */
export async function openReplicas(
  urls: readonly string[],
  {
    db,
    log,
    lagSeconds,
    watch,
  }: {
    readonly db: Db
    readonly log: Log
    readonly lagSeconds: number
    readonly watch?: OpenWatch | undefined
  },
): Promise<Replicas> {
  const history = lagHistory()
  const replicas = urls.map((url) =>
    openReplica(url, { history, place: placeOf(url), lagMilliseconds: lagSeconds * 1_000, watch }),
  )
  const tell = watchStates(replicas, log)
  const ask = async () => {
    const began = performance.now()
    const said = await askPrimary(db)
    if (said !== undefined) history.note(began, positionOn(said.timeline, said.bytes))
    return said
  }
  const looking = new Map<Replica, Promise<void>>()
  const look = (replica: Replica): Promise<void> => {
    const running = looking.get(replica)
    if (running !== undefined) return running
    const run = replica.look(ask).finally(() => looking.delete(replica))
    looking.set(replica, run)
    return run
  }
  const lookAtAll = async () => {
    await Promise.all(replicas.map(look))
    tell()
  }
  await lookAtAll()
  const timer = setInterval(() => void lookAtAll(), lookMilliseconds).unref()
  let turn = 0
  const chosen = (replica: Replica): ChosenReplica => ({
    reader: replica.reader,
    leaveOut: (why) => {
      replica.leaveOut(why)
      tell()
    },
  })
  return {
    areConfigured: true,
    positionSeconds: lagSeconds + marginSeconds,
    async choose(position) {
      turn = (turn + 1) % Number.MAX_SAFE_INTEGER
      const inUse = replicas.filter((replica) => replica.known() !== undefined)
      const first = inUse[turn % inUse.length]
      if (first === undefined) return 'none'
      const has = (replica: Replica) => (replica.known() ?? -1n) >= position
      if (has(first)) return chosen(first)
      const other = inUse.find(has)
      if (other !== undefined) return chosen(other)
      // A position that is forged asks nobody anything.
      if (!isNear(position, history.newest()?.position ?? 0n)) return 'behind'
      await first.catchUp()
      return has(first) ? chosen(first) : 'behind'
    },
    async position() {
      try {
        const said = await askPrimary(db)
        return said === undefined ? beyondAll : positionOn(said.timeline, said.bytes)
      } catch {
        return beyondAll
      }
    },
    states: () => replicas.map((replica) => replica.state()),
    async close() {
      clearInterval(timer)
      await Promise.all(looking.values())
      await Promise.all(replicas.map((replica) => replica.close()))
    },
  }
}
