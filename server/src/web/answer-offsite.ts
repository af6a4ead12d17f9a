import type { MiddlewareHandler } from 'hono'
import type { RequestContext } from '../calls/request-context.ts'
import { visitOf } from '../calls/serve.ts'
import { redirectTarget } from '../contexts/pins/index.ts'
import { causeText } from '../platform/log/cause-text.ts'
import type { EdgeEnv } from './edge.ts'

/** Keeps the address of the page, and of the one before it, from other sites. */
const discreet: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/** Sets the headers of links that lead away. */
export const beDiscreet: MiddlewareHandler<EdgeEnv> = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(discreet)) context.res.headers.set(name, value)
}

/**
 * Redirects out of the product when a safe link of a pin is followed inside it. Returns undefined for
 * every other link: those get the product's warning page.
 */
export async function answerOffsite(context: RequestContext): Promise<Response | undefined> {
  const to = isFollowedHere(context.request) ? await destination(context) : undefined
  if (to === undefined) return undefined
  return new Response(null, { status: 303, headers: { Location: to } })
}

/**
 * True when a link was followed on a page of the product. In a mail or on another site it looks like a
 * link to the product, so there people see the warning page first. Browsers too old to send the header
 * are trusted; a prefetch is never redirected.
 */
function isFollowedHere({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const isPrefetch = (headers.get('Sec-Purpose') ?? '').includes('prefetch')
  return (site === null || site === 'same-origin') && !isPrefetch
}

async function destination(context: RequestContext): Promise<string | undefined> {
  const { request, ports, id } = context
  const { searchParams } = new URL(request.url)
  try {
    return await redirectTarget(visitOf(context), {
      url: searchParams.get('url') ?? '',
      pinId: searchParams.get('pin_id') ?? searchParams.get('pin'),
      adToken: searchParams.get('client_tracking_params') ?? undefined,
      counts: request.method === 'GET',
    })
  } catch (cause) {
    ports.log.error('offsite.failed', { id, cause: causeText(cause) })
    return undefined
  }
}
