import { type ChildProcess, fork } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@tessera/commands/root'
import { z } from '@tessera/contracts/schema'

/** The databases that the service runs on. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL'

/** A place for a service's data that goes away with its last user. */
export interface SoakPlace {
  readonly folder: string
  readonly databaseUrl?: string
  /** Counts the inconsistencies of the database by kind. The service must not be running. */
  faults(): Promise<Readonly<Record<string, number>>>
  remove(): Promise<void>
}

// These stand in the room above, which knows the database; this one only starts them.
const postgresProcess = join(root, 'server/src/platform/database/testing/postgres-process.ts')
const countFaults = join(root, 'bench/src/soak/count-faults.ts')

/** The first thing that a process says. */
function said(child: ChildProcess): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  child.once('message', resolve)
  child.once('exit', (code) => reject(new Error(`A process ended with code ${code}.`)))
  return promise
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  await new Promise((resolve) => child.once('exit', resolve))
}

/**
 * Makes a place for a service's data; for PostgreSQL it starts a server. The embedded database can begin as
 * a copy of a data folder: creating its tables takes a start 12 s of processor time more.
 */
export async function newPlace(kind: DatabaseKind, world?: string): Promise<SoakPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-soak-'))
  if (world !== undefined) await cp(world, folder, { recursive: true })
  const server = kind === 'PGlite' ? undefined : fork(postgresProcess, { cwd: root })
  const databaseUrl =
    server === undefined
      ? undefined
      : z.parse(z.object({ url: z.string() }), await said(server)).url
  return {
    folder,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    async faults() {
      const given = databaseUrl === undefined ? [folder] : [folder, databaseUrl]
      const child = fork(countFaults, given, { cwd: root })
      const found = z.parse(z.record(z.string(), z.number()), await said(child))
      await ended(child)
      return found
    },
    async remove() {
      server?.disconnect()
      if (server !== undefined) await ended(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
