import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import type { RegisteredModule, ShellFiles } from '@tessera/contracts/registry'
import {
  Overriding,
  type SourceRequest,
  sourcesPath,
} from '@tessera/contracts/releases/override-calls'
import { packagesPath } from '@tessera/contracts/releases/package-index'
import { z } from '@tessera/contracts/schema'
import { contractVersion } from '@tessera/contracts/version'
import { type Arguments, nameOf } from './arguments.ts'
import { harnessFile } from './harness-file.ts'
import { tokenFor } from './kept-token.ts'
import { sourceRoomOf } from './local-build.ts'
import { Fault, type Outcome } from './outcome.ts'
import { commandName, root } from './place.ts'
import { productProxy } from './product-proxy.ts'
import { type ToolClient, toolClient } from './tool-client.ts'

/** The port of the proxy; the module and the shell have the next two. */
const usualPort = 3_800
/** Milliseconds between two requests for a cookie, which is good for an hour. */
const renewMilliseconds = 45 * 60 * 1_000

/** A module from source, and a shell that updates it in place. */
interface SourceParts {
  readonly entry: () => RegisteredModule
  readonly shell: ShellFiles
  readonly serve: () => Promise<void>
}

/** The harness, which has the shell and the development servers. It needs a bundler, so it is loaded for this command alone. */
interface Harness {
  readonly portsFault: (port: number, command: string) => Promise<string | undefined>
  readonly sourceParts: (asked: {
    readonly repository: string
    readonly folder: string
    readonly port: number
    readonly onChange: () => Promise<void>
    readonly onFault: (text: string) => void
  }) => Promise<SourceParts>
}

const harness = (): Promise<Harness> => import(pathToFileURL(harnessFile('through')).href)

/** Returns the address of the module's first page that has no parameters. */
function firstPage(source: SourceParts): string {
  const { pages } = source.entry().descriptor
  return pages.find(({ route }) => !route.includes(':'))?.route ?? '/'
}

const Packages = z.object({ contract: z.string(), create: z.string() })

/** Says when the product has other contracts than the shell of this machine. One without packages does not tell. */
async function sayOtherContracts({ send }: ToolClient, say: (text: string) => void): Promise<void> {
  const answer = await send('GET', packagesPath).catch(() => undefined)
  const { data } = z.safeParse(Packages, answer)
  if (data === undefined || data.contract === contractVersion) return
  say(
    `The product has the contracts ${data.contract} and the shell here ${contractVersion}, so modules that need newer ones do not load. Update the packages: npx ${data.create}`,
  )
}

function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve())
    process.once('SIGTERM', () => resolve())
  })
}

/**
 * Serves a deployed product on this machine, with one module from source: its edits show at once and keep
 * the state of the page. The shell is one of development, because only the development build of React
 * replaces components in place. Everything else is the product's: data, accounts and other modules.
 */
export async function devThrough(asked: Arguments, say: (text: string) => void): Promise<Outcome> {
  const name = nameOf(asked)
  const { folder } = await sourceRoomOf(name)
  const port = asked.port ?? usualPort
  const { portsFault, sourceParts } = await harness()
  const fault = await portsFault(port, `${commandName} dev ${name} --through ${asked.at}`)
  if (fault !== undefined) throw new Fault(fault)
  const client = toolClient({ origin: asked.at, proof: await tokenFor(asked.at) })
  let cookie = ''
  const renew = async (): Promise<void> => {
    const body: z.infer<typeof SourceRequest> = {
      registered: source.entry(),
      shell: source.shell,
    }
    const answer = await client.send('POST', sourcesPath, JSON.stringify(body))
    cookie = z.parse(Overriding, answer).cookie
  }
  const parts = { repository: root, folder, port, onChange: renew, onFault: say }
  const source = await sourceParts(parts)
  await renew()
  await sayOtherContracts(client, say)
  const server = productProxy({ product: asked.at, cookie: () => cookie })
  await once(server.listen(port, 'localhost'), 'listening')
  await source.serve()
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
