import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RsbuildConfig } from '@rsbuild/core'
import { root } from './root.ts'
import { fail } from './say.ts'

/** The shell or a module: a folder that is built for the browser. */
export interface Room {
  /** The folder, and the name: for a module, what follows 'mfe-'. */
  readonly folder: string
  readonly name: string
  /** The port of its origin while the product runs on port 3000. */
  readonly port: number
  readonly config: RsbuildConfig
}

/** Reads a folder that is built for the browser. */
export async function readRoom(folder: string): Promise<Room> {
  // The configuration differs between builds and development, and one process may do both.
  const address = pathToFileURL(join(root, folder, 'rsbuild.config.ts'))
  address.search = process.env.NODE_ENV ?? ''
  const { default: config }: { default: RsbuildConfig } = await import(address.href)
  return { folder, name: folder.replace(/^mfe-/, ''), port: config.server?.port ?? 0, config }
}

/** Returns an error text when two rooms have the same port. */
export function portConflict(rooms: readonly Pick<Room, 'folder' | 'port'>[]): string | undefined {
  const second = rooms.find(({ port }, at) => rooms.findIndex((one) => one.port === port) < at)
  if (second === undefined) return undefined
  const first = rooms.find(({ port }) => port === second.port)
  const free = Math.max(...rooms.map(({ port }) => port)) + 1
  return `${first?.folder} and ${second.folder} both use port ${second.port}. Give one of them a free port in its rsbuild.config.ts, such as ${free}.`
}

/** Returns the folders of this checkout's modules: those named mfe-* that have a module.ts. */
export const moduleFolders = (): readonly string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'src/module.ts')))
    .sort()

/** Returns the modules of this checkout. */
export async function moduleRooms(): Promise<readonly Room[]> {
  const rooms = await Promise.all(moduleFolders().map(readRoom))
  const conflict = portConflict(rooms)
  if (conflict !== undefined) fail(conflict)
  return rooms.sort((a, b) => a.port - b.port)
}

/** Returns the shell. */
export const shellRoom = (): Promise<Room> => readRoom('shell')

/** The place of the store's port after the product's, before the modules'. */
export const storeOffset = 99

/** The place of the stand-in's port after the product's. */
export const standInOffset = 98

/** Returns the port of a room's origin while the product runs on another port than 3000. */
export const portFor = (room: Room, productPort: number): number => room.port - 3000 + productPort

/** Returns the ports of the store and the modules, counted from the product's. */
export const portOffsets = async (): Promise<readonly number[]> => [
  storeOffset,
  standInOffset,
  ...(await moduleRooms()).map((room) => portFor(room, 0)),
]
