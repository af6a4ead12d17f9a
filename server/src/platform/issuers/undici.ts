import { Client } from 'undici'
import { guardedConnector, type Resolve } from '../pages/guarded-connect.ts'
import { isPublicAddress } from '../pages/public-address.ts'
import { resolveHost } from '../pages/resolve.ts'
import type { IssuerRequest, Issuers } from './port.ts'

const allMilliseconds = 10_000
const maxBytes = 512 * 1024
const headersMaxBytes = 32 * 1024

/** Statuses whose responses have no body. */
const bodiless = new Set([204, 205, 304])

interface Rules {
  readonly brand: string
  /** Ports of this machine that may be reached, for a stand-in outside production. */
  readonly loopbackPorts: readonly number[]
  /** Resolves hosts; by default by the name servers. */
  readonly resolve?: Resolve
}

const loopback = ['127.0.0.1', '::1']

/** The name servers don't know this machine's own name. */
const ownName =
  (resolve: Resolve): Resolve =>
  async (host) =>
    host === 'localhost' ? loopback : resolve(host)

/** Asks providers with undici, over connections that lead to the public internet only. */
export function undiciIssuers({ brand, loopbackPorts, resolve = resolveHost }: Rules): Issuers {
  const mayReach = (address: string, port: number): boolean =>
    loopback.includes(address)
      ? loopbackPorts.includes(port)
      : port === 443 && isPublicAddress(address)
  return {
    async fetch(text, request = {}) {
      const url = new URL(text)
      const late = AbortSignal.timeout(allMilliseconds)
      const signal = request.signal === undefined ? late : AbortSignal.any([late, request.signal])
      const client = new Client(url.origin, {
        pipelining: 0,
        maxHeaderSize: headersMaxBytes,
        maxResponseSize: maxBytes,
        connect: guardedConnector({ resolve: ownName(resolve), signal, mayReach }),
      })
      try {
        return await answered(client, url, { ...request, signal, brand })
      } finally {
        client.destroy().catch(() => undefined)
      }
    },
  }
}

async function answered(
  client: Client,
  url: URL,
  request: IssuerRequest & { readonly brand: string },
): Promise<Response> {
  const { method = 'GET', headers = {}, body, signal, brand } = request
  const came = await client.request({
    method,
    path: url.pathname + url.search,
    headers: { 'user-agent': `${brand.replace(/[^\w.-]/g, '')}/1.0`, ...headers },
    ...(body === undefined ? {} : { body }),
    ...(signal === undefined ? {} : { signal }),
  })
  const bytes = await came.body.arrayBuffer()
  const answer = new Headers()
  for (const [name, value] of Object.entries(came.headers))
    for (const each of [value ?? []].flat()) answer.append(name, each)
  const { statusCode: status } = came
  return new Response(bodiless.has(status) ? null : bytes, { status, headers: answer })
}
