import { causeText } from '../calls/cause-text.ts'
import { visitOf } from '../calls/serve.ts'
import { redirectTarget } from '../domains/offsite/redirect-target.ts'
import type { Ports } from '../ports.ts'
import { answerDocument } from './answer-document.ts'
import { arrivalOf } from './arrival.ts'

/** Neither the page in between nor where it sends people tells anybody where they were. */
const discreet: Readonly<Record<string, string>> = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
}

/**
 * Answers a link that leads away: a good link of a pin that is pressed in the product is opened at
 * once, everything else gets the product's own page in between.
 */
export async function answerOffsite(
  ports: Ports,
  request: Request,
  address: string | undefined,
): Promise<Response> {
  const to = isPressedHere(request) ? await destination(ports, request, address) : undefined
  if (to !== undefined)
    return new Response(null, { status: 303, headers: { ...discreet, Location: to } })
  const page = await answerDocument(ports, request, address)
  for (const [name, value] of Object.entries(discreet)) page.headers.set(name, value)
  return page
}

/**
 * Whether a link was followed on a page of the product. One that lies in a mail or on another site
 * looks as if it led to the product, so whoever follows it there sees first where it really leads.
 * A browser too old to tell is believed, and one that only looks ahead is not sent anywhere.
 */
function isPressedHere({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site')
  const isAhead = (headers.get('Sec-Purpose') ?? '').includes('prefetch')
  return (site === null || site === 'same-origin') && !isAhead
}

async function destination(
  ports: Ports,
  request: Request,
  address: string | undefined,
): Promise<string | undefined> {
  const { searchParams } = new URL(request.url)
  const arrival = await arrivalOf(ports, request, { address, params: {} })
  if (arrival === undefined) return undefined
  try {
    return await redirectTarget(visitOf(arrival), {
      url: searchParams.get('url') ?? '',
      pinId: searchParams.get('pin_id') ?? searchParams.get('pin'),
      counts: request.method === 'GET',
    })
  } catch (cause) {
    ports.log.error('offsite.failed', { cause: causeText(cause) })
    return undefined
  }
}
