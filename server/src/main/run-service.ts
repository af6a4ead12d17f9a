import product from '../../package.json' with { type: 'json' }
import { createApp } from '../app.ts'
import type { Configuration } from '../configuration.ts'
import { handledJobs } from '../contexts/all-domains.ts'
import { ensureSearchBuilt } from '../contexts/discovery/index.ts'
import { hasBlockedAccounts } from '../contexts/identity/index.ts'
import { type RegistryEntry, serveBuildFile, writeVitals } from '../contexts/releases/index.ts'
import { storeFault } from '../move/store.ts'
import { pause } from '../platform/clock/pause.ts'
import { within } from '../platform/clock/within.ts'
import { databaseTrouble } from '../platform/database/database-trouble.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { openLive } from '../platform/live/open-live.ts'
import { rootCause } from '../platform/log/root-cause.ts'
import { noMetrics } from '../platform/metrics/port.ts'
import type { LoadSampleContent, SampleContent } from '../platform/sample-content/port.ts'
import type { Ports } from '../ports.ts'
import { warmTemplates } from '../web/first-screen/warm-templates.ts'
import { blobStore, moduleFileStore } from './blob-store.ts'
import { bringBuilds } from './bring-builds.ts'
import { dataFolderFault } from './data-folder.ts'
import { nodePorts, processLog } from './node-ports.ts'
import { openDatabase } from './open-database.ts'
import { type Doors, openDoors } from './open-doors.ts'
import { RefusedStart, readyDatabase } from './ready-database.ts'
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
  const opening = await openDatabase(configuration)
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

async function started(
  configuration: Configuration,
  listening: Doors,
  database: OpenDatabase,
  {
    onProgress,
    ownBuilds,
    sample,
  }: {
    readonly onProgress: StartOptions['onProgress']
    readonly ownBuilds: readonly RegistryEntry[]
    readonly sample: SampleContent | undefined
  },
): Promise<RunningService> {
  const log = processLog(configuration.LOG_LEVEL)
  const live = await openLive(database, log)
  // Loaded only with METRICS_PORT, to save memory.
  const prometheus =
    configuration.METRICS_PORT === undefined
      ? undefined
      : (await import('../platform/metrics/prometheus.ts')).prometheusMetrics(log)
  const metrics = prometheus ?? noMetrics
  const jobs = openJobs(database, { live, log, metrics })
  const { db } = database
  for (const notice of deliveryNotices(configuration)) onProgress(notice)
  const { port } = listening
  const ports = nodePorts({
    configuration,
    db,
    live,
    jobs,
    log,
    metrics,
    ownBuilds,
    port,
    sample,
  })
  const ran = await readyDatabase(configuration, database, ports)
  if (ran > 0) onProgress('The tables are ready.')
  if (configuration.DEMO === 'on') await sample?.fill(ports, onProgress)
  if (await hasBlockedAccounts(db, ports.settings))
    onProgress('The database has sample accounts; in production nobody can log in to them.')
  await ensureSearchBuilt(ports.db)
  // Jobs index pins too, and would collide with the rebuild.
  await jobs.start(handledJobs.map((handled) => handled(ports)))
  const standIn = await openStandIn(configuration, { sample, ports })
  void warmTemplates(ports)
  const app = createApp(ports)
  if (prometheus !== undefined)
    watchProcess(ports, { database, dataFolder: configuration.DATA_DIR, version: product.version })
  listening.answerWith({
    product: (request, peer) => app.fetch(request, peer),
    store: (request) => serveBuildFile(ports, request),
    metrics: async (request) =>
      (await prometheus?.answer(request)) ?? new Response(null, { status: 404 }),
  })
  const [delay, timeout] = [configuration.STOP_DELAY * 1_000, configuration.STOP_TIMEOUT * 1_000]
  return {
    ok: true,
    origin: ports.settings.publicOrigin,
    stop: () =>
      stopInOrder(
        [
          { name: 'proxies', milliseconds: delay + 1_000, run: () => leave(ports, delay) },
          { name: 'streams', run: () => app.close() },
          { name: 'stand-in', run: () => standIn?.close() },
          {
            name: 'requests and jobs',
            milliseconds: timeout + 5_000,
            run: () => Promise.all([listening.close(timeout), jobs.stop()]),
          },
          { name: 'vitals', run: () => writeVitals(ports) },
          { name: 'readers', run: () => ports.readers.close() },
          { name: 'query counts', run: () => ports.queryCounts.write() },
          { name: 'live messages', run: () => live.close() },
          { name: 'metrics', run: () => prometheus?.close() },
          { name: 'database', run: () => database.close() },
        ],
        log,
      ),
  }
}
