import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Room, readRoomOf } from '@tessera/build/room'
import type { RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import {
  Overriding,
  type SourceRequest,
  sourcesPath,
} from '@tessera/contracts/releases/override-calls'
import { z } from '@tessera/contracts/schema'
import { type Arguments, nameOf } from './arguments.ts'
import { tokenFor } from './kept-token.ts'
import { roomOf } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'
import { isOneModule, root } from './place.ts'
import { productProxy } from './product-proxy.ts'
import { toolClient } from './tool-client.ts'

/** The port of the proxy; the module and the shell have the next two. */
const usualPort = 3_800
/** Milliseconds between two requests for a cookie, which is good for an hour. */
const renewMilliseconds = 45 * 60 * 1_000

interface Source {
  entry(): RegisteredModule
}

/** The development servers of a checkout. They need its bundler, so they are loaded for this command alone. */
interface SourceServers {
  readonly devShellFiles: (port: number) => ShellFiles
  readonly sourceModule: (
    room: Room,
    port: number,
    onChange: () => Promise<void>,
  ) => Promise<Source>
  readonly serveFromSource: (
    room: Room,
    port: number,
    module?: { readonly source: Source; readonly onFault: (text: string) => void },
  ) => Promise<void>
}

const sourceServers = (): Promise<SourceServers> =>
  import(pathToFileURL(join(root, 'shared/commands/src/from-source/dev-room.ts')).href)

/** Returns the address of the module's first page that has no parameters. */
function firstPage(source: Source): string {
  const { pages } = source.entry().descriptor
  return pages.find(({ route }) => !route.includes(':'))?.route ?? '/'
}

function listenAt(server: ReturnType<typeof productProxy>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new Fault(`Port ${port} is in use. Take others with --port ${port + 10}.`)),
    )
    server.listen(port, 'localhost', resolve)
  })
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}

/**
 * Serves a deployed product on this machine, with one module from source: its edits show at once and keep
 * the state of the page. The shell comes from source too, because only the development build of React
 * replaces components in place. Everything else is the product's: data, accounts and other modules.
 */
export async function devThrough(asked: Arguments, say: (text: string) => void): Promise<Outcome> {
  const name = nameOf(asked)
  if (isOneModule)
    throw new Fault("--through needs the shell's sources, so a checkout of the product; take --in.")
  const { folder } = await roomOf(name)
  const port = asked.port ?? usualPort
  const client = toolClient({ origin: asked.at, proof: await tokenFor(asked.at) })
  process.env.NODE_ENV = 'development'
  const [room, shell] = [await readRoomOf(root, folder), await readRoomOf(root, 'shell')]
  const { sourceModule, serveFromSource, devShellFiles } = await sourceServers()
  let cookie = ''
  const renew = async (): Promise<void> => {
    const body: z.infer<typeof SourceRequest> = {
      registered: source.entry(),
      shell: devShellFiles(port + 2),
    }
    const answer = await client.send('POST', sourcesPath, JSON.stringify(body))
    cookie = z.parse(Overriding, answer).cookie
  }
  const source = await sourceModule(room, port + 1, renew)
  await renew()
  const server = productProxy({ product: asked.at, cookie: () => cookie })
  await listenAt(server, port)
  await serveFromSource(room, port + 1, { source, onFault: say })
  await serveFromSource(shell, port + 2)
  const timer = setInterval(() => {
    renew().catch((cause) => say(cause instanceof Error ? cause.message : String(cause)))
  }, renewMilliseconds)
  const own = `http://localhost:${port}`
  say(`${asked.at} is at ${own}, with ${name} from source: ${own}${firstPage(source)}`)
  say('Edits show at once. Ctrl+C ends it.')
  await untilStopped()
  clearInterval(timer)
  // The development servers end with the process.
  setTimeout(() => process.exit(), 500).unref()
  server.close()
  server.closeAllConnections()
  return { lines: [`${name} is no longer served.`], data: { module: name } }
}
