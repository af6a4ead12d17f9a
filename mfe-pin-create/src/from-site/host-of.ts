import type { Arrival } from './arrival.ts'

/** The site that something came from, as people know it. */
export function hostOf({ page, picture }: Pick<Arrival, 'page' | 'picture'>): string {
  const address = page ?? picture
  return address === undefined ? '' : new URL(address).hostname.replace(/^www\./, '')
}
