import { createApp } from '../app.ts'
import type { Configuration } from '../configuration.ts'
import { holdsDemoWorld, seedDemoWorld, wantsDemoWorld } from '../demo/seed.ts'
import { handledJobs } from '../domains/all-jobs.ts'
import { ensureSearchBuilt } from '../domains/search/rebuild.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import { openJobs } from '../platform/jobs/open-jobs.ts'
import { openLive } from '../platform/live/open-live.ts'
import type { Ports } from '../ports.ts'
import { dataFolderFault } from './data-folder.ts'
import { type Listening, listen } from './listen.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { nodePorts, processLog } from './node-ports.ts'
import { openDatabase } from './open-database.ts'
import { deliveryNotices } from './secrets-of.ts'

/** A service that runs. */
export interface RunningService {
  readonly ok: true
  readonly origin: string
  stop(): Promise<void>
}

/** Why a service does not run: one sentence that holds the fix. */
export interface NotRunning {
  readonly ok: false
  readonly message: string
}

const notRunning = (message: string): NotRunning => ({ ok: false, message })

/** Starts the whole service; the port is taken first, since that is what most often fails. */
export async function runService(
  configuration: Configuration,
  onProgress: (text: string) => void,
): Promise<RunningService | NotRunning> {
  const unfit = dataFolderFault(configuration.DATA_DIR)
  if (unfit !== undefined) return notRunning(unfit)
  const listening = await listen(configuration.HOST, configuration.PORT, tlsFilesOf(configuration))
  if ('fault' in listening) return notRunning(listening.fault)
  const opening = await openDatabase(configuration)
  if (!opening.ok) {
    await listening.close()
    return notRunning(opening.fault.message)
  }
  try {
    return await started(configuration, listening, opening.database, onProgress)
  } catch (cause) {
    await listening.close()
    await opening.database.close()
    const reason = cause instanceof Error ? causeOf(cause).message : String(cause)
    return notRunning(
      `The database could not be brought up to date (${reason}); put back a backup, or start with another folder.`,
    )
  }
}

const tlsFilesOf = ({ TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile }: Configuration) =>
  certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile }

const causeOf = (error: Error): Error =>
  error.cause instanceof Error ? causeOf(error.cause) : error

async function started(
  configuration: Configuration,
  listening: Listening,
  database: OpenDatabase,
  onProgress: (text: string) => void,
): Promise<RunningService> {
  const log = processLog(configuration.LOG_LEVEL)
  const live = await openLive(database, log)
  const jobs = openJobs(database, { live, log })
  const { db } = database
  for (const notice of deliveryNotices(configuration)) onProgress(notice)
  const ports = nodePorts({ configuration, db, live, jobs, log, port: listening.port })
  const ran = await migrate(database.db, migrationsFolder)
  if (ran > 0) onProgress('The tables are ready.')
  await jobs.start(handledJobs.map((handled) => handled(ports)))
  if (configuration.DEMO === 'on') await fillDemo(ports, onProgress)
  if (!ports.settings.demoAccounts && (await holdsDemoWorld(ports)))
    onProgress(
      'The database holds the demo world; in production nobody can log in to its accounts.',
    )
  await ensureSearchBuilt(ports.db)
  const app = createApp(ports)
  listening.answerWith((request, peer) => app.fetch(request, peer))
  return {
    ok: true,
    origin: ports.settings.publicOrigin,
    stop: async () => {
      app.close()
      await listening.close()
      await jobs.stop()
      await live.close()
      await database.close()
    },
  }
}

async function fillDemo(ports: Ports, onProgress: (text: string) => void): Promise<void> {
  if (!(await wantsDemoWorld(ports))) return
  // Two thousand pins in words are nothing to carry about once they are in the tables.
  const { demoSeeding } = await import('../demo/demo-seeding.ts')
  await seedDemoWorld(ports, {
    ...demoSeeding,
    onProgress: (done, total) => {
      if (done % 100 === 0 || done === total)
        onProgress(`Drawing the demo world: ${done} of ${total} pictures.`)
    },
  })
}
