import {
  devShellFiles,
  serveFromSource,
  sourceModule,
} from '@tessera/commands/from-source/dev-room'
import { takenPorts } from '@tessera/commands/product/taken-ports'
import { readRoom } from '@tessera/commands/rooms'
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
import { productProxy } from './product-proxy.ts'
import { toolClient } from './tool-client.ts'

/** The port of the proxy; the module and the shell have the next two. */
const usualPort = 3_800
/** Milliseconds between two requests for a cookie, which is good for an hour. */
const renewMilliseconds = 45 * 60 * 1_000

async function portOf({ port }: Arguments): Promise<number> {
  const first = port ?? usualPort
  const taken = await takenPorts([first, first + 1, first + 2])
  if (taken.length === 0) return first
  throw new Fault(`In use: ${taken.join(', ')}. Take others with --port ${first + 10}.`)
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
  const { folder } = await roomOf(name)
  const port = await portOf(asked)
  const client = toolClient({ origin: asked.at, proof: await tokenFor(asked.at) })
  process.env.NODE_ENV = 'development'
  const [room, shell] = [await readRoom(folder), await readRoom('shell')]
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
  await Promise.all([
    serveFromSource(room, port + 1, { source, onFault: say }),
    serveFromSource(shell, port + 2),
  ])
  const timer = setInterval(() => {
    renew().catch((cause) => say(cause instanceof Error ? cause.message : String(cause)))
  }, renewMilliseconds)
  const server = productProxy({ product: asked.at, cookie: () => cookie })
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
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

/** Returns the address of the module's first page that has no parameters. */
function firstPage(source: {
  entry(): { readonly descriptor: { readonly pages: readonly { readonly route: string }[] } }
}): string {
  const { pages } = source.entry().descriptor
  return pages.find(({ route }) => !route.includes(':'))?.route ?? '/'
}
