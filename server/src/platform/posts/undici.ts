import { isLoopbackOrigin } from '@tessera/contracts/releases/backend-grant'
import { Client } from 'undici'
import { fitUrl } from '../pages/fit-url.ts'
import {
  AddressRefused,
  addressesOf,
  guardedConnector,
  type Resolve,
} from '../pages/guarded-connect.ts'
import { isPublicAddress } from '../pages/public-address.ts'
import { resolveHost } from '../pages/resolve.ts'
import type { OutsidePost, OutsidePosts, PostOutcome } from './port.ts'

interface PostsOptions {
  readonly brand: string
  /** True where the service and all that use it are on one machine: its own ports are posted to, by http too. */
  readonly postsToLoopback?: boolean
  /** For tests. */
  readonly resolve?: Resolve
}

const headersMaxBytes = 16 * 1024

/** Time to look a host up. */
const lookUpMilliseconds = 6_000

const loopback = ['127.0.0.1', '::1']

const agentOf = (brand: string): string => `${brand.replace(/[^\w.-]/g, '') || 'Webhooks'}/1.0`

const portOf = ({ port, protocol }: URL): number =>
  Number(port) || (protocol === 'https:' ? 443 : 80)

/** The URL of a post, and the addresses that it may be sent to. */
interface Target {
  readonly url: URL
  readonly resolve: Resolve
  mayReach(address: string, port: number): boolean
}

/** Returns the target of an address, and nothing for one that is never posted to. */
function targetOf(
  text: string,
  { postsToLoopback, resolve = resolveHost }: PostsOptions,
): Target | undefined {
  if (postsToLoopback === true && isLoopbackOrigin(text)) {
    const url = fitUrl(text, { alsoPort: Number(URL.parse(text)?.port) })
    const mayReach = (address: string) => loopback.includes(address)
    // The name servers don't know this machine's own name.
    return url && { url, resolve: async () => loopback, mayReach }
  }
  const url = fitUrl(text)
  if (url?.protocol !== 'https:') return undefined
  return { url, resolve, mayReach: (address, port) => isPublicAddress(address) && port === 443 }
}

/**
 * Posts with undici: a new connection each time, no redirects, no cookies. Only public addresses are
 * reached, and the very address that was checked.
 */
export function undiciPosts(options: PostsOptions): OutsidePosts {
  return {
    async reaches(text) {
      const target = targetOf(text, options)
      if (target === undefined) return false
      const signal = AbortSignal.timeout(lookUpMilliseconds)
      const found = await addressesOf(target.url.hostname, portOf(target.url), {
        ...target,
        signal,
      }).catch(() => [])
      return found.length > 0
    },
    async post(message) {
      const target = targetOf(message.url, options)
      if (target === undefined) return { ok: false, fault: 'address-refused' }
      const late = AbortSignal.timeout(message.milliseconds)
      const signal = message.signal === undefined ? late : AbortSignal.any([late, message.signal])
      try {
        return await posted(target, message, { brand: options.brand, signal })
      } catch (error) {
        if (signal.aborted) return { ok: false, fault: 'too-slow' }
        const fault = error instanceof AddressRefused ? 'address-refused' : 'unreachable'
        return { ok: false, fault }
      }
    },
  }
}

async function posted(
  { url, ...rules }: Target,
  { headers, body }: OutsidePost,
  { brand, signal }: { readonly brand: string; readonly signal: AbortSignal },
): Promise<PostOutcome> {
  const client = new Client(url.origin, {
    pipelining: 0,
    maxHeaderSize: headersMaxBytes,
    connect: guardedConnector({ ...rules, signal }),
  })
  try {
    const answer = await client.request({
      method: 'POST',
      path: url.pathname + url.search,
      signal,
      body,
      headers: { 'user-agent': agentOf(brand), 'content-type': 'application/json', ...headers },
    })
    answer.body.on('error', () => undefined)
    return { ok: true, status: answer.statusCode }
  } finally {
    // Not awaited: an open connection ends by itself soon after.
    client.destroy().catch(() => undefined)
  }
}
