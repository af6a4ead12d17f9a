import { z } from '@tessera/contracts/schema'

/** The place of an ad. */
export const AdPlace = z.enum(['home', 'search', 'related'])
export type AdPlace = z.infer<typeof AdPlace>

/** The actions of people on an ad. An impression is an ad that was half visible for a second. */
export const AdEventKind = z.enum(['impression', 'click', 'save', 'closeup'])
export type AdEventKind = z.infer<typeof AdEventKind>
