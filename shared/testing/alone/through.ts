import { join } from 'node:path'
import { readRoomOf } from '@tessera/build/room'
import {
  devShellFiles,
  serveFromSource,
  sourceModule,
} from '@tessera/commands/from-source/dev-room'
import { serveModule } from '@tessera/commands/product/module-server'
import { portsSentence, takenPorts } from '@tessera/commands/product/taken-ports'
import { type Room, readRoom } from '@tessera/commands/rooms'
import { root } from '@tessera/commands/root'
import type { RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import { builtFolders, isInstalled } from './installed.ts'
import { readShell } from './serve-parts.ts'

/** A module of a repository, and the ports for it: the proxy's, the module's and the shell's. */
interface Asked {
  /** The repository, and the module's folder in it. */
  readonly repository: string
  readonly folder: string
  readonly port: number
  /** Is called when the module offers something else than before. */
  readonly onChange: () => Promise<void>
  readonly onFault: (text: string) => void
}

/** A module from source, and a shell that replaces its components in place. */
export interface SourceParts {
  readonly entry: () => RegisteredModule
  readonly shell: ShellFiles
  readonly serve: () => Promise<void>
}

const portsOf = (port: number) => ({ module: port + 1, shell: port + 2 })

/** Returns why `dev NAME --through` cannot have its ports; undefined when they are free. */
export async function portsFault(port: number, command: string): Promise<string | undefined> {
  const taken = await takenPorts([port, ...Object.values(portsOf(port))])
  return taken.length === 0 ? undefined : portsSentence(taken, command, port)
}

/** Returns the files of a built shell on a port, and what serves them to pages of an origin. */
export async function builtShell(folder: string, port: number, productOrigin: string) {
  const files: ShellFiles = { ...(await readShell(folder)), base: `http://localhost:${port}/` }
  return { files, serve: () => serveModule({ folder, port, productOrigin }) }
}

/** Returns the shell on a port: the one that the package has, else from source. */
async function shellOn(port: number, page: string) {
  if (isInstalled) return builtShell(join(root, builtFolders.developmentShell), port, page)
  const room = await readRoom('shell')
  return { files: devShellFiles(port), serve: () => serveFromSource(room, port) }
}

/** Prepares a module from source and the shell around it, for pages of a proxy of this machine. */
export async function sourceParts(asked: Asked): Promise<SourceParts> {
  const { repository, folder, port, onChange, onFault } = asked
  process.env.NODE_ENV = 'development'
  const ports = portsOf(port)
  const room: Room = {
    ...(await readRoomOf(repository, folder)),
    folder: join(repository, folder),
  }
  const shell = await shellOn(ports.shell, `http://localhost:${port}`)
  const source = await sourceModule(room, ports.module, onChange)
  return {
    entry: source.entry,
    shell: shell.files,
    async serve() {
      await serveFromSource(room, ports.module, { source, onFault })
      await shell.serve()
    },
  }
}
