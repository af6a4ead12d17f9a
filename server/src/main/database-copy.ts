import { readdir, rm, stat, statfs } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { BackupFault } from '../archive/manifest.ts'
import type { OpenDatabase } from '../platform/database/port.ts'
import type { Log } from '../platform/log/port.ts'

// One process alone can open the embedded database. The service copies its files for a backup that asks through a
// socket in the data folder, which its user alone can reach. The copy lasts as long as the connection.

const socketName = 'backup.sock'
const copyName = 'backup-copy'

/** A path of a socket may have some 100 characters; one relative to the working folder is often shorter. */
function socketPath(dataFolder: string): string {
  const whole = join(dataFolder, socketName)
  const short = relative(process.cwd(), whole)
  return short.length < whole.length ? short : whole
}

const Answer = z.union([z.object({ folder: z.string() }), z.object({ fault: z.string() })])

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0
  return bytes
}

/** Room that the disk keeps beside the copy. */
const spareBytes = 100_000_000

async function roomFault(dataFolder: string): Promise<string | undefined> {
  const needed = (await bytesIn(join(dataFolder, 'postgres'))) + spareBytes
  const { bavail, bsize } = await statfs(dataFolder)
  if (bavail * bsize >= needed) return undefined
  return `The disk of ${dataFolder} has no room for a copy of the database (${Math.ceil(needed / 1e6)} MB), which a backup reads; make room, or stop the service and run the backup without it.`
}

async function copied(
  database: Pick<OpenDatabase, 'copyFiles'>,
  dataFolder: string,
): Promise<z.infer<typeof Answer>> {
  const folder = join(dataFolder, copyName)
  try {
    await rm(folder, { recursive: true, force: true })
    const fault = await roomFault(dataFolder)
    if (fault !== undefined) return { fault }
    await database.copyFiles?.(join(folder, 'postgres'))
    return { folder }
  } catch (cause) {
    return { fault: cause instanceof Error ? cause.message : String(cause) }
  }
}

async function listening(server: Server, path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** The copies that a service makes of its database. */
export interface DatabaseCopies {
  close(): Promise<void>
}

/**
 * Lets the operator's backup ask for a copy of the embedded database, one at a time. Without a socket the service
 * runs all the same, and says so in its log.
 */
export async function openDatabaseCopies({
  database,
  dataFolder,
  log,
}: {
  readonly database: Pick<OpenDatabase, 'copyFiles'>
  readonly dataFolder: string
  readonly log: Log
}): Promise<DatabaseCopies | undefined> {
  if (database.copyFiles === undefined) return undefined
  const folder = join(dataFolder, copyName)
  const open = new Set<Socket>()
  const server = createServer(async (socket) => {
    socket.on('error', () => socket.destroy())
    const isFirst = open.size === 0
    open.add(socket)
    const answer = isFirst
      ? await copied(database, dataFolder)
      : { fault: 'Another backup reads a copy of the database; wait until it has ended.' }
    const end = async () => {
      if (isFirst) await rm(folder, { recursive: true, force: true }).catch(() => undefined)
      open.delete(socket)
    }
    if (socket.destroyed) await end()
    else {
      socket.once('close', () => void end())
      socket.resume().write(`${JSON.stringify(answer)}\n`)
    }
  })
  try {
    // This process has the folder's lock, so that a socket and a copy in it are of an ended one.
    await rm(folder, { recursive: true, force: true })
    await rm(join(dataFolder, socketName), { force: true })
    await listening(server, socketPath(dataFolder))
  } catch (cause) {
    log.warn('backup.no-socket', { cause: cause instanceof Error ? cause.message : String(cause) })
    return undefined
  }
  server.unref()
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}

/** A copy of the database of a running service. */
export interface DatabaseCopy {
  readonly folder: string
  /** Throws when the service has ended, and the copy with it. */
  check(): void
  /** Lets the service delete it. */
  release(): void
}

const ended = 'The service ended while a backup read its database; run the backup again.'

function heldCopy(folder: string, socket: Socket): DatabaseCopy {
  // The end of a connection is noticed by reading from it, and the end of `readline` has paused that.
  socket.resume()
  return {
    folder,
    check: () => {
      if (socket.destroyed || socket.readableEnded) throw new BackupFault(ended)
    },
    release: () => socket.destroy(),
  }
}

/** Asks the service that runs on a data folder for a copy; undefined when none runs. */
export async function askForCopy(
  dataFolder: string,
): Promise<DatabaseCopy | { readonly fault: string } | undefined> {
  const socket = connect(socketPath(dataFolder))
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
  })
  if (!isOpen) return undefined
  socket.on('error', () => socket.destroy())
  let answer: z.infer<typeof Answer> = { fault: ended }
  for await (const line of createInterface({ input: socket })) {
    answer = z.parse(Answer, JSON.parse(line))
    break
  }
  if ('folder' in answer) return heldCopy(answer.folder, socket)
  socket.destroy()
  return answer
}
