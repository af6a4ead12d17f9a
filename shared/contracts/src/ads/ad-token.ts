import { z } from '@tessera/contracts/schema'

/** The token of one showing of an ad: `tracking_params` of the pin, as the list gave it. */
export const AdToken = z.string().check(z.minLength(1), z.maxLength(500))

/** Returns the showing that a pin was opened from, by the query of its page; undefined for an ordinary pin. */
export function openedAdOf(query: URLSearchParams): string | undefined {
  const token = z.safeParse(AdToken, query.get('ad'))
  return token.success ? token.data : undefined
}
