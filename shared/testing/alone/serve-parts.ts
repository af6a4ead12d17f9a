import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildAt } from '@tessera/build/build-at'
import { readRoomOf, wholeRepository } from '@tessera/build/room'
import { buildRoom } from '@tessera/commands/build'
import {
  devShellFiles,
  serveFromSource,
  sourceModule,
} from '@tessera/commands/from-source/dev-room'
import { serveModule } from '@tessera/commands/product/module-server'
import { registerBuilt } from '@tessera/commands/product/registry-file'
import { type Room, readRoom } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import { fail, warn } from '@tessera/commands/say'
import { type Registry, ShellFiles } from '@tessera/contracts/registry'
import { startsOf } from '@tessera/contracts/releases/address-grant'
import { z } from '@tessera/contracts/schema'
import { builtFolders, isInstalled } from './installed.ts'
import type { AloneOptions, AlonePorts } from './options.ts'

/** The shell, the module and the stage on their ports. */
export interface ServedParts {
  readonly shell: ShellFiles
  /** The same object until a part changes. The module is the first. */
  readonly registry: () => Registry
  /** The folder of the shell's build; undefined while it runs from source. */
  readonly shellFolder: string | undefined
}

const foldersOf = ({ name }: AloneOptions) => [`mfe-${name}`, 'shared/testing/alone/stage'] as const

/** Returns the registry of a product in which the modules have all the addresses that they claim. */
function registryOf(modules: Registry['modules']): Registry {
  const grants = modules.flatMap(({ descriptor: { name, pages } }) =>
    pages.flatMap(({ route }) => startsOf(route).map((start) => ({ module: name, start }))),
  )
  return { schema: 1, modules, grants }
}

/** Serves the parts from their sources, with hot updates. */
async function fromSources(options: AloneOptions, ports: AlonePorts): Promise<ServedParts> {
  process.env.NODE_ENV = 'development'
  let registry = registryOf([])
  const [folder, stageFolder] = foldersOf(options)
  const serve = async (room: Room, port: number) => {
    const source = await sourceModule(room, port, async () => renew())
    await serveFromSource(room, port, { source, onFault: warn })
    return source
  }
  const module = await serve(await readRoom(folder), ports.module)
  const stage = await serve(await readRoom(stageFolder), ports.stage)
  await serveFromSource(await readRoom('shell'), ports.shell)
  function renew(): void {
    registry = registryOf([module.entry(), stage.entry()])
  }
  renew()
  return { shell: devShellFiles(ports.shell), registry: () => registry, shellFolder: undefined }
}

/** Builds the parts as they ship, and serves them. */
async function asBuilt(options: AloneOptions, ports: AlonePorts): Promise<ServedParts> {
  process.env.NODE_ENV = 'production'
  const productOrigin = `http://localhost:${ports.product}`
  const serve = async (folder: string, port: number) => {
    const room = await readRoom(folder)
    await buildRoom(room)
    await serveModule({ folder: join(root, folder, 'dist'), port, productOrigin })
    return room
  }
  const [folder, stageFolder] = foldersOf(options)
  const rooms = [await serve(folder, ports.module), await serve(stageFolder, ports.stage)] as const
  await buildRoom(await readRoom('shell'))
  const shellFolder = join(root, 'shell/dist')
  const modules = [
    await registerBuilt(rooms[0], `http://localhost:${ports.module}`),
    await registerBuilt(rooms[1], `http://localhost:${ports.stage}`),
  ]
  const shell = await readShell(shellFolder)
  const registry = registryOf(modules)
  return { shell, registry: () => registry, shellFolder }
}

/** Reads the files of a shell that is built into a folder. */
export const readShell = async (folder: string): Promise<ShellFiles> =>
  z.parse(ShellFiles, JSON.parse(await readFile(join(folder, 'shell.json'), 'utf8')))

/** Serves the parts of an installed harness, in which all but the module is built. */
async function installed(options: AloneOptions, ports: AlonePorts): Promise<ServedParts> {
  const { name, isBuilt } = options
  process.env.NODE_ENV = isBuilt ? 'production' : 'development'
  const productOrigin = `http://localhost:${ports.product}`
  const team = process.cwd()
  const room: Room = { ...(await readRoomOf(team, wholeRepository)), folder: team }
  if (room.name !== name) fail(`This repository holds the module ${room.name}, not ${name}.`)
  const { stage: stageFolder } = builtFolders
  const stageDist = join(root, stageFolder, 'dist')
  await serveModule({ folder: stageDist, port: ports.stage, productOrigin })
  const stage = await registerBuilt({ folder: stageFolder }, `http://localhost:${ports.stage}`)
  const shellFolder = join(root, isBuilt ? builtFolders.shell : builtFolders.developmentShell)
  let registry = registryOf([])
  if (isBuilt) {
    await buildAt(team, room.config)
    await serveModule({ folder: join(team, 'dist'), port: ports.module, productOrigin })
    registry = registryOf([await registerBuilt(room, `http://localhost:${ports.module}`), stage])
  } else {
    const renew = () => {
      registry = registryOf([source.entry(), stage])
    }
    const source = await sourceModule(room, ports.module, async () => renew())
    await serveFromSource(room, ports.module, { source, onFault: warn })
    renew()
  }
  return { shell: await readShell(shellFolder), registry: () => registry, shellFolder }
}

/** Serves the parts: from their sources, or as they ship. */
export function serveParts(options: AloneOptions, ports: AlonePorts): Promise<ServedParts> {
  if (isInstalled) return installed(options, ports)
  return options.isBuilt ? asBuilt(options, ports) : fromSources(options, ports)
}
