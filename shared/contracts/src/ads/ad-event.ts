import { z } from '@tessera/contracts/schema'

/** Where an ad stands. */
export const AdPlace = z.enum(['home', 'search', 'related'])
export type AdPlace = z.infer<typeof AdPlace>

/** What people do with an ad. An impression is an ad that was half visible for a second. */
export const AdEventKind = z.enum(['impression', 'click', 'save', 'closeup'])
export type AdEventKind = z.infer<typeof AdEventKind>
