import { Client } from 'undici'
import { AddressRefused, guardedConnector, type Resolve } from '../pages/guarded-connect.ts'
import { isPublicAddress } from '../pages/public-address.ts'
import { resolveHost } from '../pages/resolve.ts'
import { unpacked } from '../pages/unpacked.ts'
import type { BackendFault, BackendOutcome, BackendRequest, Backends } from './port.ts'

interface Rules {
  readonly brand: string
  /** For tests. */
  readonly resolve?: Resolve
  readonly milliseconds?: number
}

const allMilliseconds = 10_000
const headersMaxBytes = 16 * 1024
/** The most bytes of an answer, unpacked. */
const answerMaxBytes = 1024 * 1024

const loopback = ['127.0.0.1', '::1']

const not = (fault: BackendFault): BackendOutcome => ({ ok: false, fault })

/** Asks backends with undici: a new connection each time, which leads to the origin's address alone. */
export function undiciBackends(rules: Rules): Backends {
  const { milliseconds = allMilliseconds } = rules
  return {
    async ask(request) {
      const late = AbortSignal.timeout(milliseconds)
      const signal = request.signal === undefined ? late : AbortSignal.any([late, request.signal])
      try {
        return await asked(request, { ...rules, signal })
      } catch (error) {
        if (late.aborted) return not('too-slow')
        if (signal.aborted) return not('gone-asker')
        return not(error instanceof AddressRefused ? 'address-refused' : 'unreachable')
      }
    },
  }
}

interface Way extends Rules {
  readonly signal: AbortSignal
}

const portOf = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80)

async function asked(request: BackendRequest, way: Way): Promise<BackendOutcome> {
  const { resolve = resolveHost, signal } = way
  const url = new URL(request.origin)
  if (!request.local && url.protocol !== 'https:') return not('address-refused')
  const client = new Client(url.origin, {
    pipelining: 0,
    maxHeaderSize: headersMaxBytes,
    connect: guardedConnector({
      // The name servers don't know this machine's own name.
      resolve: async (host) => (host === 'localhost' ? loopback : resolve(host)),
      signal,
      mayReach: (address, port) =>
        port === portOf(url) &&
        (request.local ? loopback.includes(address) : isPublicAddress(address)),
    }),
  })
  try {
    return await answered(client, request, way)
  } finally {
    // Not awaited: an open connection ends by itself soon after.
    client.destroy().catch(() => undefined)
  }
}

async function answered(
  client: Client,
  { method, target, headers, body }: BackendRequest,
  { brand, signal }: Way,
): Promise<BackendOutcome> {
  const came = await client.request({
    method,
    path: target,
    body,
    signal,
    headers: {
      'user-agent': `${brand.replace(/[^\w.-]/g, '')}/1.0`,
      'accept-encoding': 'gzip, br',
      ...headers,
    },
  })
  // Ignores the body's error event: the reader gets the error, and an early end destroys the body too.
  came.body.on('error', () => undefined)
  const { statusCode: status } = came
  // No response of the web can have another status.
  if (status < 200 || status > 599) return not('unreachable')
  if (status >= 300 && status < 400 && status !== 304) return not('redirected')
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(came.headers)) {
    const [first] = [value ?? []].flat()
    if (first !== undefined) found.set(name.toLowerCase(), first)
  }
  if (Number(found.get('content-length')) > answerMaxBytes) return not('too-large')
  const coding = found.get('content-encoding') ?? ''
  const bytes = await unpacked(came.body, { coding, maxBytes: answerMaxBytes })
  if (bytes === 'too-large') return not('too-large')
  return typeof bytes === 'string'
    ? not('unreachable')
    : { ok: true, status, headers: found, bytes }
}
