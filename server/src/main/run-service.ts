import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import product from '../../package.json' with { type: 'json' }
import { createApp } from '../app.ts'
import type { Configuration } from '../configuration.ts'
import { handledJobs } from '../contexts/all-domains.ts'
import { ensureSearchBuilt } from '../contexts/discovery/index.ts'
import { ownerLink } from '../contexts/house/index.ts'
import { hasBlockedAccounts } from '../contexts/identity/index.ts'
import { type RegistryEntry, serveBuildFile, writeVitals } from '../contexts/releases/index.ts'
import { storeFault } from '../move/store.ts'
import { pause } from '../platform/clock/pause.ts'
import { within } from '../platform/clock/within.ts'
import { databaseTrouble } from '../platform/database/database-trouble.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { openLive } from '../platform/live/open-live.ts'
import type { Log } from '../platform/log/port.ts'
import { rootCause } from '../platform/log/root-cause.ts'
import type { LoadSampleContent, SampleContent } from '../platform/sample-content/port.ts'
import type { Ports } from '../ports.ts'
import { warmTemplates } from '../web/first-screen/warm-templates.ts'
import { blobStore, moduleFileStore } from './blob-store.ts'
import { bringBuilds } from './bring-builds.ts'
import { dataFolderFault } from './data-folder.ts'
import { openDatabaseCopies } from './database-copy.ts'
import { nodePorts, takeOn } from './node-ports.ts'
import { openDatabase, replicasOf } from './open-database.ts'
import { type Doors, openDoors } from './open-doors.ts'
import { type OpenTelemetry, openTelemetry } from './open-telemetry.ts'
import { readyDatabase } from './ready-database.ts'
import { RefusedStart } from './refused-start.ts'
import { deliveryNotices } from './secrets-of.ts'
import { openStandIn } from './stand-in.ts'
import { stopInOrder } from './stop-in-order.ts'
import { watchProcess } from './watch-process.ts'

/** Receives progress, and loads sample content outside production. */
export interface StartOptions {
  onProgress(text: string): void
  readonly loadSample?: LoadSampleContent | undefined
}

/** A running service. */
export interface RunningService {
  readonly ok: true
  readonly origin: string
  readonly log: Log
  /** Takes on the reloadable settings of a configuration; its other settings must be those of the start. */
  takeOn(configuration: Configuration): void
  stop(): Promise<void>
}

/** A failed start, explained in one sentence with the fix for each fault. */
export interface NotRunning {
  readonly ok: false
  readonly message: string
}

const notRunning = (message: string): NotRunning => ({ ok: false, message })

/** Returns why a PostgreSQL can't be used, so that a start which fails anyway names that too. */
async function postgresFault(configuration: Configuration): Promise<string | undefined> {
  if (configuration.DATABASE_URL === undefined) return undefined
  const opening = await openDatabase(configuration)
  if (!opening.ok) return opening.fault.message
  await opening.database.close()
  return undefined
}

const storeMilliseconds = 5_000

/** Returns why the stores must not be used, when they have moved. One that doesn't answer may be used later. */
async function movedStoreFault(configuration: Configuration): Promise<string | undefined> {
  const stores = [blobStore(configuration), moduleFileStore(configuration)]
  for (const store of stores) {
    const fault = await within(storeMilliseconds, () => storeFault(store)).catch(() => undefined)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** Starts the whole service. Takes the port first, since that fails most often. */
export async function runService(
  configuration: Configuration,
  options: StartOptions,
): Promise<RunningService | NotRunning> {
  const unfit = dataFolderFault(configuration.DATA_DIR)
  const listening = await openDoors(configuration)
  if ('fault' in listening || unfit !== undefined) {
    const closed = 'fault' in listening ? listening.fault : await listening.close()
    const faults = [unfit, closed, await postgresFault(configuration)]
    return notRunning(faults.filter((fault) => fault !== undefined).join('\n'))
  }
  const sample = configuration.MODE === 'production' ? undefined : await options.loadSample?.()
  const telemetry = await openTelemetry(configuration)
  const opening = await openDatabase(configuration, telemetry.watch)
  if (!opening.ok) {
    await listening.close()
    return notRunning(opening.fault.message)
  }
  const moved = await movedStoreFault(configuration)
  const own = moved === undefined ? await bringBuilds(configuration) : { fault: moved }
  if ('fault' in own) {
    await listening.close()
    await opening.database.close()
    return notRunning(own.fault)
  }
  for (const notice of opening.notices ?? []) options.onProgress(notice)
  try {
    return await started(configuration, listening, opening.database, {
      onProgress: options.onProgress,
      ownBuilds: own.entries,
      sample,
      telemetry,
    })
  } catch (cause) {
    await listening.close()
    await opening.database.close()
    if (cause instanceof RefusedStart) return notRunning(cause.message)
    if (databaseTrouble(cause) === 'away')
      return notRunning(
        `The database went away while the service started (${rootCause(cause)}); start it, then the service again.`,
      )
    return notRunning(
      `The database could not be brought up to date (${rootCause(cause)}); put back a backup, or start with another folder.`,
    )
  }
}

/** Says that the instance isn't ready, and waits until load balancers have noticed. */
async function leave({ readiness }: Pick<Ports, 'readiness'>, milliseconds: number): Promise<void> {
  readiness.leave()
  await pause().wait(milliseconds)
}

/** Looks every minute whether the disk is nearly full, which the storage watch logs. */
function watchDisk({ storage }: Pick<Ports, 'storage'>): NodeJS.Timeout {
  const look = () => void storage.isLow().catch(() => undefined)
  look()
  return setInterval(look, 60_000).unref()
}

async function started(
  configuration: Configuration,
  listening: Doors,
  database: OpenDatabase,
  {
    onProgress,
    ownBuilds,
    sample,
    telemetry,
  }: {
    readonly onProgress: StartOptions['onProgress']
    readonly ownBuilds: readonly RegistryEntry[]
    readonly sample: SampleContent | undefined
    readonly telemetry: OpenTelemetry
  },
): Promise<RunningService> {
  let current = configuration
  const { log, metrics, traces, measured } = telemetry
  const live = await openLive(database, log)
  const jobs = openJobs(database, { live, log, metrics, traces })
  const { db } = database
  const replicas = await replicasOf(configuration, { db, log, watch: telemetry.watch })
  for (const notice of deliveryNotices(configuration)) onProgress(notice)
  const { port } = listening
  const ports = nodePorts({
    configuration,
    db,
    replicas,
    live,
    jobs,
    log,
    metrics,
    traces,
    ownBuilds,
    port,
    sample,
  })
  const ran = await readyDatabase(configuration, database, ports, onProgress)
  // Earlier versions kept running uploads there, which nothing reads or sweeps now.
  await rm(join(configuration.DATA_DIR, 'uploads'), { recursive: true, force: true })
  if (ran > 0) onProgress('The tables are ready.')
  if (configuration.DEMO === 'on') await sample?.fill(ports, onProgress)
  if (await hasBlockedAccounts(db, ports.settings))
    onProgress('The database has sample accounts; in production nobody can log in to them.')
  const claim = configuration.DEMO === 'on' ? undefined : await ownerLink(ports)
  if (claim !== undefined)
    onProgress(`Nobody owns this product yet. Sign up, then open ${claim} to become its owner.`)
  await ensureSearchBuilt(ports.db)
  // Jobs index pins too, and would collide with the rebuild.
  await jobs.start(handledJobs.map((handled) => handled(ports)))
  const copies = await openDatabaseCopies({ database, dataFolder: configuration.DATA_DIR, log })
  const standIn = await openStandIn(configuration, { sample, ports })
  void warmTemplates(ports)
  const app = createApp(ports)
  if (measured !== undefined)
    watchProcess(ports, { database, dataFolder: configuration.DATA_DIR, version: product.version })
  listening.answerWith({
    product: (request, peer) => app.fetch(request, peer),
    store: (request) => serveBuildFile(ports, request),
    metrics: async (request) =>
      (await measured?.answer(request)) ?? new Response(null, { status: 404 }),
  })
  const looking = watchDisk(ports)
  return {
    ok: true,
    origin: ports.settings.publicOrigin,
    log,
    takeOn(next) {
      current = next
      telemetry.logFrom(next.LOG_LEVEL)
      takeOn(ports, next)
    },
    stop() {
      const [delay, timeout] = [current.STOP_DELAY * 1_000, current.STOP_TIMEOUT * 1_000]
      return stopInOrder(
        [
          { name: 'proxies', milliseconds: delay + 1_000, run: () => leave(ports, delay) },
          { name: 'streams', run: () => app.close() },
          { name: 'stand-in', run: () => standIn?.close() },
          {
            name: 'requests and jobs',
            milliseconds: timeout + 5_000,
            run: () => Promise.all([listening.close(timeout), jobs.stop()]),
          },
          { name: 'disk', run: () => clearInterval(looking) },
          { name: 'vitals', run: () => writeVitals(ports) },
          { name: 'readers', run: () => ports.readers.close() },
          { name: 'query counts', run: () => ports.queryCounts.write() },
          { name: 'gathered saves', run: () => ports.savesGathered.count() },
          { name: 'live messages', run: () => live.close() },
          // Reads the metrics once more for a collector, some of them from the database.
          { name: 'metrics', run: () => measured?.close() },
          { name: 'database copies', run: () => copies?.close() },
          { name: 'replicas', run: () => replicas.close() },
          { name: 'database', run: () => database.close() },
          { name: 'traces', run: () => telemetry.closeTraces() },
        ],
        log,
      )
    },
  }
}
