import { join } from 'node:path'
import { buildRoom } from '@tessera/commands/build'
import type { Room } from '@tessera/commands/rooms'
import { moduleRooms, shellRoom } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { Fault } from './outcome.ts'
import { type LocalBuild, readBuild } from './read-build.ts'

/** Finds a module of this checkout, or the shell. */
export async function roomOf(name: string): Promise<Room> {
  process.env.NODE_ENV = 'production'
  if (name === shellName) return shellRoom()
  const rooms = await moduleRooms()
  const room = rooms.find((each) => each.name === name)
  if (room !== undefined) return room
  const names = rooms.map((each) => each.name).join(', ')
  throw new Fault(
    `This checkout has no module ${name}; choose from ${names}, or write one with: npm run module -- new ${name}`,
  )
}

/** Builds a module of this checkout, or the shell, if its sources have changed, and reads the build. */
export async function builtModule(name: string): Promise<LocalBuild> {
  const room = await roomOf(name)
  try {
    await buildRoom(room)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Fault(`${room.folder} could not be built; fix the error above. (${reason})`)
  }
  return readBuild(join(root, room.folder, 'dist'), name)
}
