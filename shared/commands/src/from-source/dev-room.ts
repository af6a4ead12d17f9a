import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import type { RsbuildConfig, Rspack } from '@rsbuild/core'
import { createRsbuild, mergeRsbuildConfig } from '@rsbuild/core'
import type { RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import type { Room } from '../rooms.ts'
import { root } from '../root.ts'
import { describeSource } from './describe-source.ts'

/** A module that runs from source, with its registry entry. */
export interface SourceModule {
  entry(): RegisteredModule
  /** Describes the module again after its sources have changed. */
  update(): Promise<void>
}

/** Creates the registry entry of a module that runs from source on a port. */
export async function sourceModule(
  room: Pick<Room, 'folder'>,
  port: number,
  onChange: () => Promise<void>,
): Promise<SourceModule> {
  let descriptor = await describeSource(room.folder)
  return {
    entry: () => ({
      base: `http://localhost:${port}/`,
      enabled: true,
      descriptor,
    }),
    async update() {
      const before = JSON.stringify(descriptor)
      descriptor = await describeSource(room.folder)
      if (JSON.stringify(descriptor) !== before) await onChange()
    },
  }
}

/** Serves `/module.json`, which is a file in a build. The override dialog reads it. */
const serveDescriptor =
  (source: SourceModule) =>
  (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (request.url?.split('?')[0] !== '/module.json') return next()
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.setHeader('Cache-Control', 'no-store')
    response.end(JSON.stringify(source.entry().descriptor))
  }

function onPort(room: Room, port: number): RsbuildConfig {
  const assetPrefix = `http://localhost:${port}`
  return mergeRsbuildConfig(room.config, {
    mode: 'development',
    server: { port },
    dev: { assetPrefix, client: { port } },
  })
}

/** Updates the registry before a changed `module.ts` reaches the page, which may then reload. */
function followed(
  room: Room,
  source: SourceModule,
  onFault: (text: string) => void,
): RsbuildConfig {
  const definition = resolve(root, room.folder, 'src/module.ts')
  const contracts = join(root, 'shared/contracts/src')
  const concerns = (file: string) => file === definition || file.startsWith(contracts)
  return {
    server: {
      setup: (context) => {
        if (context.action === 'dev') context.server.middlewares.use(serveDescriptor(source))
      },
    },
    tools: {
      rspack: (_, { appendPlugins }) =>
        appendPlugins({
          apply: (compiler: Rspack.Compiler) =>
            compiler.hooks.watchRun.tapPromise('tessera-describe', async ({ modifiedFiles }) => {
              if (![...(modifiedFiles ?? [])].some(concerns)) return
              await source
                .update()
                .catch((cause) =>
                  onFault(
                    `${room.folder}/src/module.ts could not be read, so the registry keeps what it said before: ${cause instanceof Error ? cause.message : cause}`,
                  ),
                )
            }),
        }),
    },
  }
}

/** Returns the shell's files on its development server. The first one enables fast refresh. */
export function devShellFiles(port: number): ShellFiles {
  const script = (path: string) => ({ path, kind: 'script' as const, bytes: 0 })
  const style = { path: 'static/css/index.css', kind: 'style' as const, bytes: 0 }
  const files = [script('refresh-hook.js'), script('static/js/index.js'), style]
  return { base: `http://localhost:${port}/`, files, initial: files.map(({ path }) => path) }
}

/** Serves a room from its sources on a port, with hot updates. */
export async function serveFromSource(
  room: Room,
  port: number,
  module?: { readonly source: SourceModule; readonly onFault: (text: string) => void },
): Promise<void> {
  const config = onPort(room, port)
  const more = module === undefined ? {} : followed(room, module.source, module.onFault)
  const rsbuild = await createRsbuild({
    cwd: resolve(root, room.folder),
    rsbuildConfig: mergeRsbuildConfig(config, more),
  })
  await rsbuild.startDevServer()
}
