import { z } from '@tessera/contracts/schema'

/** Where an ad stands. */
export const AdPlace = z.enum(['home', 'search', 'related'])
export type AdPlace = z.infer<typeof AdPlace>

/** What people do with an ad. An impression is an ad that was half visible for a second. */
export const AdEventKind = z.enum(['impression', 'click', 'save', 'closeup'])
export type AdEventKind = z.infer<typeof AdEventKind>

/** What names one showing of an ad: `tracking_params` of the pin, as the list gave it. */
export const AdToken = z.string().check(z.minLength(1), z.maxLength(500))

/** Returns the showing that a pin was opened from, by the query of its page; undefined for an ordinary pin. */
export function openedAdOf(query: URLSearchParams): string | undefined {
  const token = z.safeParse(AdToken, query.get('ad'))
  return token.success ? token.data : undefined
}
