import { fork } from 'node:child_process'
import { type EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import { type Client, createClient } from '@tessera/client'
import { register } from '@tessera/contracts/calls/registration'
import { logIn } from '@tessera/contracts/calls/session'
import { getViewer } from '@tessera/contracts/calls/viewer'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import { demoPassword } from '@tessera/demo/demo-password'
import type { FromProcess, Sent, ServiceOptions } from './service-process.ts'

/** A browser of a test, which keeps its cookies. */
export interface TestBrowser {
  /** Answers requests as the service answers this browser; for `testShell`. */
  readonly answer: (request: Request) => Promise<Response>
  /** Signs a new member up in this browser. */
  signUp(email?: string): Promise<Viewer>
  /** Logs somebody of the small demo world in. */
  logIn(email?: string): Promise<Viewer>
}

/** The service in a test, and a browser. */
export interface TestService extends TestBrowser {
  readonly origin: string
  /** Opens another browser, without a session. */
  browser(): TestBrowser
  stop(): Promise<void>
}

type Fetch = (request: Request) => Promise<Response>

async function sentOf(id: number, request: Request): Promise<Sent> {
  const { url, method, headers } = request
  const body = request.body === null ? null : await request.arrayBuffer()
  return { id, url, method, headers: [...headers], body }
}

/** A status like 204 or 304 allows no body. */
const isBodiless = (status: number): boolean => status === 204 || status === 304

async function startProcess(options: ServiceOptions) {
  // In a process of its own, the service runs on plain Node whatever environment the test runs in. As a thread
  // beside the test's, V8 ends both at times ('jit_page.has_value()') when two threads compile WebAssembly.
  const script = join(import.meta.dirname, 'service-process.ts')
  const child = fork(script, [JSON.stringify(options)], { execArgv: [], serialization: 'advanced' })
  const waiting = new Map<number, (response: Response) => void>()
  const started = Promise.withResolvers<string>()
  const events: EventEmitter = child
  child.on('error', started.reject)
  child.on('exit', () => started.reject(new Error('The service ended before it ran.')))
  events.on('message', (message: FromProcess) => {
    if ('origin' in message) return started.resolve(message.origin)
    const { id, status, headers, body } = message
    waiting.get(id)?.(new Response(isBodiless(status) ? null : body, { status, headers }))
    waiting.delete(id)
  })
  let count = 0
  const fetch: Fetch = async (request) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    count += 1
    const sent = await sentOf(count, request)
    waiting.set(sent.id, resolve)
    child.send(sent)
    return promise
  }
  const origin = await started.promise
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return { origin, fetch, stop }
}

function asOneBrowser(fetch: Fetch): Fetch {
  const cookies = new Map<string, string>()
  return async (request) => {
    const headers = new Headers(request.headers)
    headers.set('Sec-Fetch-Site', 'same-origin')
    if (request.credentials !== 'omit')
      headers.set('Cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '))
    const response = await fetch(new Request(request, { headers }))
    if (request.credentials === 'omit') return response
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1).join().split('=', 2)
      cookies.set(name, value)
    }
    return response
  }
}

async function viewerOf(client: Client, email: string): Promise<Viewer> {
  const viewer = await client.call(getViewer, {})
  if (viewer.ok && viewer.data !== null) return viewer.data
  throw new Error(`${email} could not log in.`)
}

function openBrowser(origin: string, fetch: Fetch): TestBrowser {
  const answer = asOneBrowser(fetch)
  const client = createClient({ origin, fetch: answer })
  return {
    answer,
    async signUp(email = 'mira@studio.example') {
      await client.call(register, {
        type: 'email',
        email,
        password: 'slow-mornings',
        birthday: 766_108_800,
        container: 'page',
        page: '/',
        signup_source: 'homePage',
        recaptchaV3Token: 'default',
      })
      return viewerOf(client, email)
    },
    async logIn(email = 'mira@demo.test') {
      await client.call(logIn, { username_or_email: email, password: demoPassword })
      return viewerOf(client, email)
    },
  }
}

/**
 * Starts the service over a database in memory, with a dozen demo pins, in a process of its own. It runs the handlers of production, so a test of a module cannot pass against anything else. With `backend`, the module's own
 * backend on this machine is asked as in production.
 */
export async function startTestService(options: ServiceOptions = {}): Promise<TestService> {
  const { origin, fetch, stop } = await startProcess(options)
  return {
    ...openBrowser(origin, fetch),
    origin,
    browser: () => openBrowser(origin, fetch),
    stop,
  }
}
