import { sendConversionEvents } from '@tessera/contracts/calls/conversion-events'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'

/** Stands for the token in examples. */
export const tokenHere = 'YOUR_ACCESS_TOKEN'

/** Returns the address that takes the events of an ad account. */
export const endpointOf = (origin: string, { id }: Pick<Advertiser, 'id'>): string =>
  `${origin}${sendConversionEvents.path.replace(':advertiser_id', id)}`

/** The SHA-256 of person@example.com. */
const sampleHash = '542d240129883c019e106e3b1b2d3f3cb3537c43c425364de8e951d5a3083345'

/** Returns a payload with one purchase. */
export function examplePayload(currency: string, now: Date): string {
  const event = {
    event_name: 'checkout',
    action_source: 'web',
    event_time: Math.floor(now.getTime() / 1000),
    event_id: 'order-1001',
    user_data: { em: sampleHash },
    custom_data: { value: 24.5, currency, quantity: 1, order_id: '1001' },
  }
  return JSON.stringify({ events: [event] }, null, 2)
}

interface Request {
  readonly endpoint: string
  readonly token: string
  readonly payload: string
}

/** Returns the headers of a request. */
export const headersOf = (token: string): string =>
  `Authorization: Bearer ${token}\nContent-Type: application/json`

/** Returns a request as a curl command. */
export const curlOf = ({ endpoint, token, payload }: Request): string =>
  [
    `curl -X POST '${endpoint}' \\`,
    ...headersOf(token)
      .split('\n')
      .map((header) => `  -H '${header}' \\`),
    `  -d '${payload.replaceAll("'", "'\\''")}'`,
  ].join('\n')
