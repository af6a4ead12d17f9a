import { Client } from 'undici'
import { fitUrl } from '../pages/fit-url.ts'
import { AddressRefused, guardedConnector, type Resolve } from '../pages/guarded-connect.ts'
import { isPublicAddress } from '../pages/public-address.ts'
import { resolveHost } from '../pages/resolve.ts'
import type { OutsidePost, OutsidePosts, PostOutcome } from './port.ts'

interface PostsOptions {
  readonly brand: string
  /** For tests. */
  readonly resolve?: Resolve
}

const headersMaxBytes = 16 * 1024

const agentOf = (brand: string): string => `${brand.replace(/[^\w.-]/g, '') || 'Webhooks'}/1.0`

/**
 * Posts with undici: a new connection each time, no redirects, no cookies. Only public addresses are
 * reached, and the very address that was checked.
 */
export function undiciPosts(options: PostsOptions): OutsidePosts {
  return {
    async post(message) {
      const url = fitUrl(message.url)
      if (url?.protocol !== 'https:') return { ok: false, fault: 'address-refused' }
      const late = AbortSignal.timeout(message.milliseconds)
      const signal = message.signal === undefined ? late : AbortSignal.any([late, message.signal])
      try {
        return await posted(url, message, { ...options, signal })
      } catch (error) {
        if (signal.aborted) return { ok: false, fault: 'too-slow' }
        const fault = error instanceof AddressRefused ? 'address-refused' : 'unreachable'
        return { ok: false, fault }
      }
    },
  }
}

async function posted(
  url: URL,
  { headers, body }: OutsidePost,
  { brand, resolve = resolveHost, signal }: PostsOptions & { readonly signal: AbortSignal },
): Promise<PostOutcome> {
  const client = new Client(url.origin, {
    pipelining: 0,
    maxHeaderSize: headersMaxBytes,
    connect: guardedConnector({
      resolve,
      signal,
      mayReach: (address, port) => isPublicAddress(address) && port === 443,
    }),
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
