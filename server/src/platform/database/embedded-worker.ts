import { constants, cpSync } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openCluster } from './cluster.ts'
import { pgliteReply } from './pglite-reply.ts'
import { SessionGate } from './session-gate.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Copies the files between two statements, in one go: recovery turns them into the database of this moment, as
 * it does after a kill. File systems that can share blocks do.
 */
function copy(from: string, to: string): string | undefined {
  try {
    cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return undefined
  } catch (error) {
    return reasonOf(error)
  }
}

interface Served {
  readonly pglite: PGlite
  readonly log: WriteAheadLog
  readonly folder: string
}

function serve({ pglite, log, folder }: Served, port: MessagePort): void {
  const say = (message: FromWorker) => port.postMessage(message)
  const gate = new SessionGate({
    execute: (batch) => pgliteReply(pglite, batch),
    durable: () => log.durable(),
  })
  port.on('message', async (message: ToWorker) => {
    if (message.kind === 'leave') gate.leave(message.connection)
    else if (message.kind === 'copy') {
      const reason = copy(folder, message.folder)
      say({ kind: 'copied', id: message.id, ...(reason === undefined ? {} : { reason }) })
    } else if (message.kind === 'close') {
      await pglite.close()
      await log.durable()
      say({ kind: 'closed' })
      port.close()
    } else {
      // After a failed execution or sync the session's state is unknown, so the thread ends.
      const reply = await gate.send(message.connection, message.batch)
      say({ kind: 'reply', id: message.id, reply })
    }
  })
  say({ kind: 'ready' })
}

async function start(port: MessagePort, folder: string): Promise<void> {
  const log = new WriteAheadLog()
  try {
    serve({ pglite: await openCluster(folder, log), log, folder }, port)
  } catch (error) {
    const failed: FromWorker = {
      kind: 'failed',
      reason: reasonOf(error),
    }
    port.postMessage(failed)
    port.close()
  }
}

if (parentPort) await start(parentPort, String(workerData))
