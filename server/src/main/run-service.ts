import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createApp } from '../app.ts'
import type { Configuration } from '../configuration.ts'
import { demoWorld } from '../demo/content/world.ts'
import { drawPicture } from '../demo/pictures/draw.ts'
import { renderPicture } from '../demo/pictures/render.ts'
import { seedDemoWorld } from '../demo/seed.ts'
import { migrate } from '../platform/database/migrate.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import type { Ports } from '../ports.ts'
import { type Listening, listen } from './listen.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { nodePorts, processLog } from './node-ports.ts'
import { openDatabase } from './open-database.ts'

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
  const unwritable = await folderFault(configuration.DATA_DIR)
  if (unwritable !== undefined) return notRunning(unwritable)
  const listening = await listen(configuration.HOST, configuration.PORT)
  if ('fault' in listening) return notRunning(listening.fault)
  const opening = await openDatabase(configuration)
  if (!opening.ok) {
    await listening.close()
    return notRunning(opening.fault.message)
  }
  return started(configuration, listening, opening.database, onProgress)
}

async function started(
  configuration: Configuration,
  listening: Listening,
  database: OpenDatabase,
  onProgress: (text: string) => void,
): Promise<RunningService> {
  const log = processLog(configuration.LOG_LEVEL)
  const ports = nodePorts({ configuration, db: database.db, log, port: listening.port })
  const ran = await migrate(database.db, migrationsFolder)
  if (ran > 0) onProgress('The tables are ready.')
  if (configuration.DEMO === 'on') await fillDemo(ports, onProgress)
  const app = createApp(ports)
  listening.answerWith((request, peer) => app.fetch(request, peer))
  return {
    ok: true,
    origin: ports.settings.publicOrigin,
    stop: async () => {
      await listening.close()
      await database.close()
    },
  }
}

async function fillDemo(ports: Ports, onProgress: (text: string) => void): Promise<void> {
  await seedDemoWorld(ports, {
    world: demoWorld,
    draw: async (pin) => new Uint8Array(await renderPicture(drawPicture(pin.picture))),
    onProgress: (done, total) => {
      if (done % 20 === 0 || done === total)
        onProgress(`Drawing the demo world: ${done} of ${total} pictures.`)
    },
  })
}

async function folderFault(folder: string): Promise<string | undefined> {
  try {
    await mkdir(join(folder, 'blobs'), { recursive: true })
    await access(join(folder, 'blobs'), constants.W_OK)
    return undefined
  } catch {
    return `The data folder ${folder} cannot be written to; allow this user to write there, or set DATA_DIR to another folder.`
  }
}
