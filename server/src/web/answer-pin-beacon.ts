import { PinId } from '@tessera/contracts/ids'
import { z } from '@tessera/contracts/schema'
import type { RequestFacts } from '../calls/request-context.ts'
import type { Ports } from '../ports.ts'
import type { Settings } from '../settings.ts'

const empty = { 'Cache-Control': 'no-store', 'Cross-Origin-Resource-Policy': 'same-origin' }

interface BeaconPorts extends Pick<Ports, 'log'> {
  readonly settings: Pick<Settings, 'logHost'>
}

const events: ReadonlySet<string | null> = new Set(['pin_create_success', 'pin_create_fail'])

/**
 * Counts a pin from another site. With a log host, the browser is sent there with the same query; without
 * one, nothing leaves the service. The page's address and words are not logged.
 */
export function answerPinBeacon(
  { settings, log }: BeaconPorts,
  request: Request,
  { id, isFromOtherSite }: Pick<RequestFacts, 'id' | 'isFromOtherSite'>,
): Response {
  const { search, searchParams } = new URL(request.url)
  const event = searchParams.get('event')
  if (isFromOtherSite || !events.has(event))
    return new Response(null, { status: 204, headers: empty })
  log.info('pin.from-site', { id, event, pin: pinIn(searchParams), method: methodIn(searchParams) })
  if (settings.logHost === null) return new Response(null, { status: 204, headers: empty })
  return new Response(null, {
    status: 302,
    headers: { ...empty, Location: `${settings.logHost}/${search}` },
  })
}

const pinIn = (query: URLSearchParams): string | null =>
  z.safeParse(PinId, query.get('pin_id')).data ?? null

/** Returns the method of the page's address, cut to what a method is. */
const methodIn = (query: URLSearchParams): string =>
  (query.get('path') ?? '').replace(/[^\w-]/g, '').slice(0, 40)
