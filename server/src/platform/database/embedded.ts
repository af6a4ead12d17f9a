import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Pause } from '../clock/pause.ts'
import { lockFolder } from './folder-lock.ts'
import type { DatabaseFault, DatabaseOpening, OpenDatabase } from './port.ts'
import type { Backend } from './session-gate.ts'
import { sessionPool } from './session-pool.ts'
import type { OpenWatch } from './statement-watch.ts'
import { type SessionLoad, startUpkeep } from './upkeep.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

const refused = (code: DatabaseFault['code'], message: string) => ({
  ok: false as const,
  fault: { code, message },
})

function takeFolder(folder: string) {
  try {
    mkdirSync(folder, { recursive: true })
    const lock = lockFolder(folder)
    if (lock.ok) return lock
    return refused(
      'database-locked',
      `The data folder ${folder} is in use by process ${lock.pid}: stop that process, or start with another folder.`,
    )
  } catch {
    return refused(
      'database-folder-read-only',
      `The data folder ${folder} cannot be written to: allow this user to write there, or start with another folder.`,
    )
  }
}

interface Answer {
  resolve(reply: Uint8Array): void
  reject(error: Error): void
}

/** Wraps the worker as a backend. When its thread ends, everything that waits for it fails. */
function workerBackend(
  worker: Worker,
): Backend & SessionLoad & { copy(folder: string): Promise<void> } {
  const waiting = new Map<number, Answer>()
  const copying = new Map<number, { resolve(): void; reject(error: Error): void }>()
  let sent = 0
  let ended: Error | undefined
  const tell = (message: ToWorker) => worker.postMessage(message)
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'copied') {
      const { id, reason } = message
      if (reason === undefined) copying.get(id)?.resolve()
      else copying.get(id)?.reject(new Error(`The database could not be copied: ${reason}`))
      copying.delete(id)
    }
    if (message.kind !== 'reply') return
    waiting.get(message.id)?.resolve(message.reply)
    waiting.delete(message.id)
  })
  const end = (reason: string) => {
    ended ??= new Error(`The embedded database has stopped: ${reason}`)
    for (const { reject } of [...waiting.values(), ...copying.values()]) reject(ended)
    waiting.clear()
    copying.clear()
  }
  worker.on('error', (error) => end(error instanceof Error ? error.message : String(error)))
  worker.on('exit', () => end('its thread has ended.'))
  return {
    sent: () => sent,
    waiting: () => waiting.size,
    send: (connection, batch) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const id = ++sent
        waiting.set(id, { resolve, reject })
        tell({ kind: 'send', id, connection, batch })
      }),
    leave: (connection) => {
      if (!ended) tell({ kind: 'leave', connection })
    },
    copy: (to) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(ended)
        const id = ++sent
        copying.set(id, { resolve, reject })
        tell({ kind: 'copy', id, folder: to })
      }),
  }
}

function started(worker: Worker): Promise<string | undefined> {
  return new Promise((resolve) => {
    worker.once('message', (message: FromWorker) =>
      resolve(message.kind === 'failed' ? message.reason : undefined),
    )
    worker.once('error', (error) => resolve(error instanceof Error ? error.message : String(error)))
    worker.once('exit', () => resolve('its thread ended at once'))
  })
}

function stop(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    const close: ToWorker = { kind: 'close' }
    worker.postMessage(close)
  })
}

/**
 * Opens the database in a folder, in a thread of its own. Only one process may open it. What it
 * acknowledges has been synced to the disk, and it looks after its own tables.
 */
export async function openEmbedded(
  dataFolder: string,
  { rest, watch }: { readonly rest?: Pause; readonly watch?: OpenWatch | undefined } = {},
): Promise<DatabaseOpening> {
  const folder = resolve(dataFolder)
  const lock = takeFolder(folder)
  if (!lock.ok) return lock
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: join(folder, 'postgres'),
  })
  worker.once('exit', lock.release)
  const gone = new Promise((resolve) => worker.once('exit', resolve))
  const backend = workerBackend(worker)
  const failure = await started(worker)
  if (failure !== undefined) {
    await worker.terminate()
    return refused(
      'database-damaged',
      `The database in ${folder} could not be opened (${failure}): put back a backup, or start with another folder.`,
    )
  }
  const { db, pool, afterCommit, connections } = sessionPool(backend, watch)
  const upkeep = startUpkeep({ db, load: backend, ...(rest ? { rest } : {}) })
  let closing: Promise<void> | undefined
  const shut = async () => {
    await upkeep.stop()
    await pool.end()
    await Promise.race([stop(worker), gone])
  }
  const close = () => (closing ??= shut())
  const direct: OpenDatabase['direct'] = (work) => work(db)
  const copyFiles = (to: string) => backend.copy(to)
  return {
    ok: true,
    database: { db, kind: 'embedded', afterCommit, connections, direct, copyFiles, close },
  }
}
