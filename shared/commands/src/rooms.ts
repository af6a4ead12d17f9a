import { moduleFoldersOf, type Room, readRoomOf } from '@tessera/build/room'
import { root } from './root.ts'
import { fail } from './say.ts'

export type { Room }

/** Reads a folder that is built for the browser. */
export const readRoom = (folder: string): Promise<Room> => readRoomOf(root, folder)

/** Returns an error text when two rooms have the same port. */
export function portConflict(rooms: readonly Pick<Room, 'folder' | 'port'>[]): string | undefined {
  const second = rooms.find(({ port }, at) => rooms.findIndex((one) => one.port === port) < at)
  if (second === undefined) return undefined
  const first = rooms.find(({ port }) => port === second.port)
  const free = Math.max(...rooms.map(({ port }) => port)) + 1
  return `${first?.folder} and ${second.folder} both use port ${second.port}. Give one of them a free port in its rsbuild.config.ts, such as ${free}.`
}

/** Returns the folders of this checkout's modules: those named mfe-* that have a module.ts. */
export const moduleFolders = (): readonly string[] => moduleFoldersOf(root)

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

/** The place of a room, without the configuration of its build. */
export type PlacedRoom = Pick<Room, 'folder' | 'name' | 'port'>

/** Returns the port of a room's origin while the product runs on another port than 3000. */
export const portFor = (room: PlacedRoom, productPort: number): number =>
  room.port - 3000 + productPort

/** Returns the ports of the store and of some modules, counted from the product's. */
export const offsetsOf = (rooms: readonly PlacedRoom[]): readonly number[] => [
  storeOffset,
  standInOffset,
  ...rooms.map((room) => portFor(room, 0)),
]

/** Returns the ports of the store and of this checkout's modules, counted from the product's. */
export const portOffsets = async (): Promise<readonly number[]> => offsetsOf(await moduleRooms())
