import { Client } from 'undici'
import { fitUrl } from './fit-url.ts'
import { AddressRefused, guardedConnector, type Resolve } from './guarded-connect.ts'
import {
  type FetchedPage,
  isWished,
  type PageFault,
  type Pages,
  type PageVersion,
  type PageWish,
  type UnfetchedPage,
  unsaidType,
} from './port.ts'
import { isPublicAddress } from './public-address.ts'
import { resolveHost } from './resolve.ts'
import { createSlots } from './slots.ts'
import { unpacked } from './unpacked.ts'

/** Options of fetching pages; all but the brand are for tests. */
export interface PagesOptions {
  readonly brand: string
  readonly resolve?: Resolve
  /** One host off the public internet that tests may reach. */
  readonly alsoReachable?: { readonly address: string; readonly port: number }
  /** The time limit of one fetch with all its redirects. */
  readonly milliseconds?: number
}

const allMilliseconds = 10_000
const redirectsMost = 5
/** An import asks twenty sites at a time, beside what people ask. */
const atOnce = 32
const headersMaxBytes = 32 * 1024

const redirects = new Set([301, 302, 303, 307, 308])

const not = (code: PageFault): UnfetchedPage => ({ ok: false, code })

const agentOf = (brand: string): string => `${brand.replace(/[^\w.-]/g, '') || 'Pages'}/1.0`

type Came = FetchedPage | UnfetchedPage | { readonly movedTo: string }

/** Fetches pages with undici: a new connection each time, no cookies, no cache. */
export function undiciPages(options: PagesOptions): Pages {
  const slots = createSlots(atOnce)
  return {
    async fetch(url, wish) {
      const late = AbortSignal.timeout(wish.milliseconds ?? options.milliseconds ?? allMilliseconds)
      const signal = wish.signal === undefined ? late : AbortSignal.any([late, wish.signal])
      const slot = await slots.take(signal)
      if (slot === undefined) return not('too-slow')
      try {
        return await followed(url, wish, { ...options, signal })
      } catch (error) {
        if (signal.aborted) return not('too-slow')
        return not(error instanceof AddressRefused ? 'address-refused' : 'unreachable')
      } finally {
        slot.giveBack()
      }
    },
  }
}

interface Way extends PagesOptions {
  readonly signal: AbortSignal
}

async function followed(
  text: string,
  wish: PageWish,
  way: Way,
): Promise<FetchedPage | UnfetchedPage> {
  const alsoPort = way.alsoReachable === undefined ? {} : { alsoPort: way.alsoReachable.port }
  let url = fitUrl(text, alsoPort)
  for (let hops = 0; hops <= redirectsMost; hops += 1) {
    if (url === undefined) return not('address-unfit')
    const came = await asked(url, wish, way)
    if (!('movedTo' in came)) return came
    url = fitUrl(came.movedTo, { base: url, ...alsoPort })
  }
  return not('too-many-redirects')
}

async function asked(url: URL, wish: PageWish, way: Way): Promise<Came> {
  const { resolve = resolveHost, alsoReachable, signal } = way
  const client = new Client(url.origin, {
    pipelining: 0,
    maxHeaderSize: headersMaxBytes,
    connect: guardedConnector({
      resolve,
      signal,
      mayReach: (address, port) =>
        isPublicAddress(address)
          ? port === 80 || port === 443
          : address === alsoReachable?.address && port === alsoReachable.port,
    }),
  })
  try {
    return await answered(client, url, wish, way)
  } finally {
    // Not awaited: an open connection ends by itself soon after.
    client.destroy().catch(() => undefined)
  }
}

type Headers = Readonly<Record<string, string | string[] | undefined>>

const headerOf = (headers: Headers, name: string): string => {
  const value = headers[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

async function answered(client: Client, url: URL, wish: PageWish, way: Way): Promise<Came> {
  const { statusCode, headers, body } = await client.request({
    method: 'GET',
    path: url.pathname + url.search,
    signal: way.signal,
    headers: {
      'user-agent': agentOf(way.brand),
      accept: `${wish.accept.map((type) => (type.endsWith('/') ? `${type}*` : type)).join(', ')}, */*;q=0.1`,
      'accept-encoding': 'gzip, br',
      ...conditionsOf(wish),
    },
  })
  // Ignores the body's error event: the reader gets the error, and an early end destroys the body too.
  body.on('error', () => undefined)
  const location = headerOf(headers, 'location')
  if (redirects.has(statusCode) && location !== '') return { movedTo: location }
  if (statusCode === 304 && wish.known !== undefined)
    return { ok: true, ...unchanged, finalUrl: url.href, version: wish.known }
  if (statusCode < 200 || statusCode > 299) return { ...not('bad-status'), status: statusCode }
  const contentType = headerOf(headers, 'content-type').slice(0, 200) || unsaidType
  if (!isWished(contentType, wish)) return not('type-refused')
  const said = { finalUrl: url.href, contentType }
  const tooLarge = { ok: false, code: 'too-large', said } as const
  if (Number(headerOf(headers, 'content-length')) > wish.maxBytes) return tooLarge
  const coding = headerOf(headers, 'content-encoding')
  const { maxBytes, take } = wish
  const bytes = await unpacked(
    body,
    take === undefined ? { coding, maxBytes } : { coding, maxBytes, take },
  )
  if (bytes === 'too-large') return tooLarge
  if (typeof bytes === 'string') return not(bytes)
  return { ok: true, ...said, bytes, version: versionOf(headers) }
}

const unchanged = { isUnchanged: true, contentType: unsaidType, bytes: new Uint8Array() } as const

/** Longer validators are no use to anybody. */
const validatorMax = 1_000

const validatorOf = (headers: Headers, name: string): string | null => {
  const value = headerOf(headers, name)
  return value === '' || value.length > validatorMax ? null : value
}

const versionOf = (headers: Headers): PageVersion => ({
  etag: validatorOf(headers, 'etag'),
  lastModified: validatorOf(headers, 'last-modified'),
})

const conditionsOf = ({ known }: PageWish): Readonly<Record<string, string>> => ({
  ...(known?.etag == null ? {} : { 'if-none-match': known.etag }),
  ...(known?.lastModified == null ? {} : { 'if-modified-since': known.lastModified }),
})
