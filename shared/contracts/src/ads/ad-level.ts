import { z } from '@tessera/contracts/schema'

/** The levels of what an ad account runs: campaigns, their ad groups, and the ads of those. */
export const AdLevel = z.enum(['campaign', 'ad-group', 'ad'])
export type AdLevel = z.infer<typeof AdLevel>
