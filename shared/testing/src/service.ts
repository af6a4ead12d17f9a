import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { createClient } from '@tessera/client'
import { register } from '@tessera/contracts/calls/registration'
import { getViewer } from '@tessera/contracts/calls/session'
import type { Viewer } from '@tessera/contracts/entities/viewer'
import type { FromThread, Sent } from './service-thread.ts'

/** The service in a test. */
export interface TestService {
  readonly origin: string
  /** Answers requests as the service answers one browser, which keeps its cookies; for `testShell`. */
  readonly answer: (request: Request) => Promise<Response>
  /** Signs a new member up in this browser. */
  signUp(email?: string): Promise<Viewer>
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

async function startThread() {
  // In a thread of its own, the service runs on plain Node whatever environment the test runs in.
  const thread = new Worker(join(import.meta.dirname, 'service-thread.ts'))
  const waiting = new Map<number, (response: Response) => void>()
  const started = Promise.withResolvers<string>()
  thread.on('error', started.reject)
  thread.on('message', (message: FromThread) => {
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
    thread.postMessage(sent)
    return promise
  }
  return { origin: await started.promise, fetch, stop: () => thread.terminate() }
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

async function signUp(origin: string, fetch: Fetch, email: string): Promise<Viewer> {
  const client = createClient({ origin, fetch })
  await client.call(register, {
    ...{ type: 'email', email, password: 'slow-mornings', birthday: 766_108_800 },
    ...{ container: 'page', page: '/', signup_source: 'homePage', recaptchaV3Token: 'default' },
  })
  const viewer = await client.call(getViewer, {})
  if (!viewer.ok || viewer.data === null) throw new Error(`${email} could not sign up.`)
  return viewer.data
}

/**
 * Starts the service over a database in memory, with a dozen demo pins, in a thread of its own. It runs the handlers of production, so a test of a module cannot pass against anything else.
 */
export async function startTestService(): Promise<TestService> {
  const { origin, fetch, stop } = await startThread()
  const answer = asOneBrowser(fetch)
  return {
    origin,
    answer,
    signUp: (email = 'mira@studio.example') => signUp(origin, answer, email),
    async stop() {
      await stop()
    },
  }
}
