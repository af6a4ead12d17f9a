import type { AdPlace } from './ad-event.ts'

/**
 * The places of promoted pins in a list: the position of the first one, counted from 0, and the distance
 * to the next.
 */
export const adPlaces: Readonly<
  Record<AdPlace, { readonly first: number; readonly every: number }>
> = {
  home: { first: 5, every: 12 },
  search: { first: 3, every: 12 },
  related: { first: 3, every: 12 },
}
