import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromiumArguments, findChromium } from '@tessera/browsers/chromium'
import { z } from '@tessera/contracts/schema'

/** A cookie that a page begins with. */
export interface Cookie {
  readonly name: string
  readonly value: string
  readonly domain: string
  readonly path: string
  readonly secure: boolean
}

/** A page that is driven by Chromium's protocol. */
export interface PlainPage {
  /** The id of the page's own frame. */
  readonly frameId: string
  send(method: string, params?: object): Promise<unknown>
  /** Calls back for each event of that name. */
  on(event: string, hear: (params: unknown) => void): void
  /** Evaluates an expression, waits for its promise, and returns its value. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

/** A Chromium in which nothing is enabled that a page doesn't ask for. */
export interface PlainBrowser {
  /** Opens a page with an empty cache. */
  open(cookies?: readonly Cookie[]): Promise<PlainPage>
  close(): Promise<void>
}

interface Waiting {
  done(result: unknown): void
  fail(error: Error): void
}

const Message = z.object({
  id: z.optional(z.number()),
  method: z.optional(z.string()),
  params: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: z.optional(z.object({ message: z.string() })),
  sessionId: z.optional(z.string()),
})
const Context = z.object({ browserContextId: z.string() })
const Target = z.object({ targetId: z.string() })
const Session = z.object({ sessionId: z.string() })
const Evaluated = z.object({ result: z.object({ value: z.unknown() }) })

/** Sends commands over the protocol's socket, and hears its events. */
function connection(socket: WebSocket) {
  const waiting = new Map<number, Waiting>()
  const hearers = new Set<(session: string | undefined, event: string, params: unknown) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error, sessionId } = z.parse(
      Message,
      JSON.parse(String(data)),
    )
    if (id === undefined) for (const hear of hearers) hear(sessionId, method ?? '', params)
    else if (error === undefined) waiting.get(id)?.done(result)
    else waiting.get(id)?.fail(new Error(error.message))
    if (id !== undefined) waiting.delete(id)
  })
  const ended = () => new Error('Chromium ended while it was measured.')
  socket.addEventListener('close', () => {
    for (const { fail } of waiting.values()) fail(ended())
    waiting.clear()
  })
  return {
    hearers,
    send: (method: string, params: object = {}, sessionId?: string): Promise<unknown> =>
      new Promise((done, fail) => {
        if (socket.readyState !== WebSocket.OPEN) return fail(ended())
        last += 1
        waiting.set(last, { done, fail })
        socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      }),
  }
}

async function openPage(
  { send, hearers }: ReturnType<typeof connection>,
  cookies: readonly Cookie[],
): Promise<PlainPage> {
  const context = z.parse(Context, await send('Target.createBrowserContext'))
  await send('Storage.setCookies', { ...context, cookies })
  const size = { width: 1440, height: 900 }
  const target = z.parse(
    Target,
    await send('Target.createTarget', { url: 'about:blank', ...context, ...size }),
  )
  const { sessionId } = z.parse(
    Session,
    await send('Target.attachToTarget', { ...target, flatten: true }),
  )
  const sendThere = (method: string, params?: object) => send(method, params, sessionId)
  return {
    // Chromium gives a page and its frame the same id.
    frameId: target.targetId,
    send: sendThere,
    on: (event, hear) =>
      void hearers.add((session, name, params) => {
        if (session === sessionId && name === event) hear(params)
      }),
    async evaluate(expression) {
      const options = { awaitPromise: true, returnByValue: true }
      const answer = await sendThere('Runtime.evaluate', { expression, ...options })
      return z.parse(Evaluated, answer).result.value
    },
    close: async () => void (await send('Target.disposeBrowserContext', context)),
  }
}

/** Returns the address that Chromium prints once it listens. */
async function addressIn(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /^DevTools listening on (\S+)$/.exec(line) ?? []
    if (address !== undefined) return address
  }
  throw new Error('Chromium ended before it listened.')
}

/**
 * Starts a Chromium for figures of pages. Playwright enables the protocol's part that reports errors, and so
 * each error that a script makes, such as those that React keeps for later, makes V8 parse all functions that
 * are running once more. That took more than half of a start, and nobody's browser does it.
 */
export async function startPlainBrowser(): Promise<PlainBrowser> {
  const data = await mkdtemp(join(tmpdir(), 'tessera-chromium-'))
  const flags = ['--remote-debugging-port=0', `--user-data-dir=${data}`, '--hide-scrollbars']
  const chromium = spawn(findChromium(), [...chromiumArguments, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await addressIn(createInterface(chromium.stderr))
  chromium.stderr.resume()
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const connected = connection(socket)
  return {
    open: (cookies = []) => openPage(connected, cookies),
    async close() {
      // Chromium may be a script that runs it, which a signal wouldn't pass on.
      const ended = chromium.exitCode === null ? once(chromium, 'exit') : undefined
      await connected.send('Browser.close').catch(() => undefined)
      await ended
      await rm(data, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
