import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleFoldersOf, type Room, readRoomOf } from '@tessera/build/room'
import { lastLines, runProgram } from '@tessera/build/run-program'
import { shellName } from '@tessera/contracts/releases/build-limits'
import { Fault } from './outcome.ts'
import { commandName, isOneModule, root } from './place.ts'
import { type LocalBuild, readBuild } from './read-build.ts'

/** The build command of a checkout, which does nothing when the sources are those of the last build. */
interface CheckoutBuild {
  readonly buildRoom: (room: Room) => Promise<void>
}

/** Returns the modules of this checkout, or the one of this repository. */
export async function localRooms(): Promise<readonly Room[]> {
  const rooms = await Promise.all(moduleFoldersOf(root).map((each) => readRoomOf(root, each)))
  return rooms.sort((a, b) => a.port - b.port)
}

/** Builds a repository by its own bundler, and describes what that wrote. */
async function buildForeign(folder: string): Promise<void> {
  const { ok, output } = await runProgram('npm', ['run', 'bundle'], {}, folder)
  if (!ok) throw new Error(`npm run bundle failed:\n${lastLines(output)}`)
  const { describeForeign } = await import('@tessera/build/describe-foreign')
  await describeForeign(folder, join(folder, 'dist'))
}

async function buildLocal(room: Room): Promise<void> {
  if (room.isForeign === true) return buildForeign(root)
  if (isOneModule) {
    const { buildAt } = await import('@tessera/build/build-at')
    return buildAt(join(root, room.folder), room.config)
  }
  const path = join(root, 'shared/commands/src/build.ts')
  const { buildRoom }: CheckoutBuild = await import(pathToFileURL(path).href)
  await buildRoom(room)
}

/** Finds a module of this checkout or repository, or the shell. */
export async function roomOf(name: string): Promise<Room> {
  process.env.NODE_ENV = 'production'
  if (name === shellName && !isOneModule) return readRoomOf(root, shellName)
  const rooms = await localRooms()
  const room = rooms.find((each) => each.name === name)
  if (room !== undefined) return room
  const names = rooms.map((each) => each.name).join(', ')
  if (isOneModule) throw new Fault(`This repository holds the module ${names}, not ${name}.`)
  throw new Fault(
    `This checkout has no module ${name}; choose from ${names}, or write one with: ${commandName} new ${name}`,
  )
}

/** Finds a module that a command runs from source. Vite, webpack and Rspack build a repository, and run none. */
export async function sourceRoomOf(name: string): Promise<Room> {
  const room = await roomOf(name)
  if (room.isForeign !== true) return room
  throw new Fault(
    `dev runs a module by rsbuild.config.ts, and this repository has none. Take ${commandName} dev ${room.name} --in URL, which runs its builds in a deployed product.`,
  )
}

/** Builds a module of this checkout, or the shell, if its sources have changed, and reads the build. */
export async function builtModule(name: string): Promise<LocalBuild> {
  const room = await roomOf(name)
  try {
    await buildLocal(room)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Fault(`${name} could not be built; fix the error above. (${reason})`)
  }
  return readBuild(join(root, room.folder, 'dist'), name)
}
