import { budgetNameOf } from '@tessera/contracts/calls/budgets'
import type { Call } from '@tessera/contracts/calls/define-call'
import { decodeInput } from '@tessera/contracts/calls/wire'
import { limits } from '@tessera/contracts/limits'
import { withSaidTexts } from '@tessera/contracts/said-text'
import type { Account } from '../domains/identity/account.ts'
import { cookieOf, sessionCookieOf } from '../domains/identity/session-rules.ts'
import { memberRefusal } from '../domains/rate-limits/call-budgets.ts'
import { withReservation } from '../domains/upload-quota/upload-quota.ts'
import { databaseTrouble } from '../platform/database/database-trouble.ts'
import type { Ports } from '../ports.ts'
import { type Answer, type Answered, given, refusalOf, refused } from './answer.ts'
import { readBody } from './body.ts'
import { refusalOfThrow } from './refusal-of-throw.ts'
import { hasContentType, isSameOrigin } from './same-origin.ts'
import type { SetCookie } from './set-cookie.ts'
import { hasUnstorable } from './unstorable.ts'
import type { Visit } from './visit.ts'

/** The largest body of a call that takes JSON. */
const jsonMaxBytes = 64 * 1024

/** What a request brings besides itself. */
export interface Arrival {
  readonly ports: Ports
  readonly request: Request
  readonly params: Readonly<Record<string, string>>
  readonly viewer: Account | null
  readonly token: string | null
  readonly address: string
  readonly addressCountry: string | null
  setCookie(cookie: SetCookie): void
}

/** Answers one call: the checks that every call has, its input, and what its handler says. */
export async function serve(answered: Answered, arrival: Arrival): Promise<Answer<unknown>> {
  const { ports } = arrival
  try {
    return await checked(answered, arrival)
  } catch (cause) {
    const fields = { call: answered.call.name }
    return refusalOfThrow(ports, cause, { event: 'call', fields })
  }
}

async function checked(answered: Answered, arrival: Arrival): Promise<Answer<unknown>> {
  const { call } = answered
  const { request, ports, viewer } = arrival
  const kind = call.body ?? 'json'
  if (call.method !== 'GET') {
    if (!isSameOrigin(request.headers, ports.settings.publicOrigin)) return refused('wrong-origin')
    if (!hasContentType(request.headers, kind))
      return refused('bad-input', { fields: { 'content-type': `Send ${typeFor(kind)}` } })
  }
  const barred = refusalOf(call, viewer)
  if (barred !== undefined) return refused(barred)
  const asker = { userId: viewer?.id ?? null, address: arrival.address }
  const tooMany = await memberRefusal(ports, budgetNameOf(call), asker)
  if (tooMany !== undefined) return tooMany
  const body = await bodyOf(call, arrival)
  if (!body.ok) return body
  const bytes = body.data
  const input = decodeInput(call, {
    params: arrival.params,
    query: new URL(request.url).searchParams,
    body: kind === 'json' && call.method !== 'GET' ? new TextDecoder().decode(bytes) : null,
  })
  if (input === undefined || hasUnstorable(input))
    return refused('bad-input', { fields: { input: 'Unreadable' } })
  return tried(() => answered.run(visitOf(arrival, bytes), withSaidTexts(input)))
}

type Body = Answer<Uint8Array<ArrayBuffer>>

/** Reads the body of a call. A file's bytes are held of its sender's quota before any of them is read. */
async function bodyOf(call: Call, { request, ports, viewer }: Arrival): Promise<Body> {
  if (call.method === 'GET') return given(new Uint8Array())
  const most = limitOf(call)
  const read = async (): Promise<Body> => {
    const bytes = await readBody(request, most)
    if (bytes !== undefined) return given(bytes)
    return refused(call.body === 'file' ? 'image-too-large' : 'too-large')
  }
  const said = Number(request.headers.get('Content-Length') ?? most)
  if (call.body !== 'file' || viewer === null || !(said >= 0 && said <= most)) return read()
  return withReservation<Body>(ports, { ownerId: viewer.id, bytes: said }, async () => {
    const result = await read()
    return { result, came: result.ok ? result.data.length : said }
  })
}

/** How often a call is done anew that the database took back because it collided with another. */
const triesMax = 3

/** Nothing of a call that was taken back is left, so it can be done again as if it came only now. */
async function tried(run: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run()
    } catch (cause) {
      if (tries === triesMax || databaseTrouble(cause) !== 'collision') throw cause
    }
  }
}

const limitOf = (call: Call): number =>
  call.body === 'file' ? limits.imageMaxBytes : (call.maxBytes ?? jsonMaxBytes)

const typeFor = (kind: 'json' | 'file'): string =>
  kind === 'json' ? 'application/json' : 'an image/* type'

const userAgentMax = 300

/** The part of an arrival that handlers see. */
export function visitOf(
  arrival: Arrival,
  bytes: Uint8Array<ArrayBuffer> = new Uint8Array(),
): Visit {
  const { ports, viewer, token, address, addressCountry, request } = arrival
  const { headers } = request
  return {
    ports,
    viewer,
    token,
    address,
    addressCountry,
    bytes,
    signal: request.signal,
    acceptLanguage: headers.get('Accept-Language') ?? '',
    userAgent: (headers.get('User-Agent') ?? '').slice(0, userAgentMax).toWellFormed(),
    cookie: (name) => cookieOf(headers.get('Cookie'), name) || null,
    setCookie: (cookie) => arrival.setCookie(cookie),
    setToken: (next) => arrival.setCookie(sessionCookieOf(next, ports.settings.session)),
  }
}
