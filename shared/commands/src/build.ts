import { join } from 'node:path'
import { buildAt } from '@tessera/build/build-at'
import { buildNote, noteBuild } from './built-rooms.ts'
import { inputsHash, sharedInputsHash } from './inputs.ts'
import type { Room } from './rooms.ts'
import { moduleRooms, shellRoom } from './rooms.ts'
import { root } from './root.ts'
import { fail, say, sayGood, seconds } from './say.ts'

/** Builds a room if its sources have changed since its last build. */
export async function buildRoom(room: Room, shared?: string): Promise<void> {
  const inputs = await inputsHash(room.folder, shared ?? (await sharedInputsHash()))
  if ((await buildNote(room.folder))?.inputs !== inputs) await build(room, inputs)
}

async function build(room: Room, inputs: string): Promise<void> {
  const started = performance.now()
  const cwd = join(root, room.folder)
  await buildAt(cwd, room.config)
  await noteBuild(room, inputs)
  say(`Built ${room.folder} in ${seconds(started)}.`)
}

/** Builds the shell and the modules whose sources have changed since their last build, except the named ones. */
export async function buildChanged(except: readonly string[] = []): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  const shared = await sharedInputsHash()
  for (const room of [await shellRoom(), ...(await moduleRooms())]) {
    if (except.includes(room.name)) continue
    try {
      await buildRoom(room, shared)
    } catch (error) {
      fail(
        `${room.folder} could not be built. Fix the error above. (${error instanceof Error ? error.message : error})`,
      )
    }
  }
  // Restores NODE_ENV for what runs after a build, such as tests.
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

if (import.meta.main) {
  await buildChanged()
  sayGood('Everything is built.')
}
