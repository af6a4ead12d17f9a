import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRsbuild } from '@rsbuild/core'
import type { RegisteredModule } from '@tessera/contracts/registry'
import type { ModuleDefinition } from '@tessera/module'
import { describeModule } from '@tessera/module/descriptor'
import { containerName } from '../src/container-name.ts'
import type { Room } from './rooms.ts'
import { root } from './root.ts'

/** Serves a room from its sources, with hot updates. */
export async function serveFromSource(room: Room): Promise<void> {
  const cwd = join(root, room.folder)
  const rsbuild = await createRsbuild({
    cwd,
    rsbuildConfig: { ...room.config, mode: 'development' },
  })
  await rsbuild.startDevServer()
}

/** What the registry says of a module that runs from source: its files have no hashes, since they change. */
export async function registerSource(room: Room): Promise<RegisteredModule> {
  const { default: definition }: { default: ModuleDefinition } = await import(
    pathToFileURL(join(root, room.folder, 'src/module.ts')).href
  )
  return {
    base: `http://localhost:${room.port}/`,
    enabled: true,
    descriptor: describeModule(definition, {
      entry: 'remoteEntry.js',
      container: containerName(room.name),
      files: [{ path: 'remoteEntry.js', kind: 'script', bytes: 0 }],
      module: [],
      chunks: {},
    }),
  }
}
