import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RsbuildConfig } from '@rsbuild/core'
import { root } from './root.ts'

/** A room of the house that is built for the browser. */
export interface Room {
  /** Its folder, and for a module the name behind 'mfe-'. */
  readonly folder: string
  readonly name: string
  /** The port of its own origin when the product's is 3000. */
  readonly port: number
  readonly config: RsbuildConfig
}

async function readRoom(folder: string): Promise<Room> {
  // A configuration differs between building and developing, and one process may do both.
  const address = pathToFileURL(join(root, folder, 'rsbuild.config.ts'))
  address.search = process.env.NODE_ENV ?? ''
  const { default: config }: { default: RsbuildConfig } = await import(address.href)
  return { folder, name: folder.replace(/^mfe-/, ''), port: config.server?.port ?? 0, config }
}

/** The modules of this checkout, found by their folders. */
export async function moduleRooms(): Promise<readonly Room[]> {
  const folders = (await readdir(root))
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'src/module.ts')))
    .sort()
  const rooms = await Promise.all(folders.map(readRoom))
  return rooms.sort((a, b) => a.port - b.port)
}

/** The shell's room. */
export const shellRoom = (): Promise<Room> => readRoom('shell')

/** The port of a room's origin when the product's is another than 3000. */
export const portFor = (room: Room, productPort: number): number => room.port - 3000 + productPort
