import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import type { PGlite } from '@electric-sql/pglite'
import { openCluster } from './cluster.ts'
import { pgliteReply } from './pglite-reply.ts'
import { SessionGate } from './session-gate.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { WriteAheadLog } from './write-ahead-log.ts'

function serve(pglite: PGlite, log: WriteAheadLog, port: MessagePort): void {
  const say = (message: FromWorker) => port.postMessage(message)
  const gate = new SessionGate({
    execute: (batch) => pgliteReply(pglite, batch),
    durable: () => log.durable(),
  })
  port.on('message', async (message: ToWorker) => {
    if (message.kind === 'leave') gate.leave(message.connection)
    else if (message.kind === 'close') {
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
    serve(await openCluster(folder, log), log, port)
  } catch (error) {
    const failed: FromWorker = {
      kind: 'failed',
      reason: error instanceof Error ? error.message : String(error),
    }
    port.postMessage(failed)
    port.close()
  }
}

if (parentPort) await start(parentPort, String(workerData))
