import { z } from '@tessera/contracts/schema'

/** The objective of a campaign. */
export const Objective = z.enum(['CONSIDERATION', 'WEB_CONVERSION', 'CATALOG_SALES'])
export type Objective = z.infer<typeof Objective>

/** The event that a campaign pays for. */
export type Billed = 'impression' | 'click'

/** Campaigns for visits pay for clicks, the others for impressions. */
export const billedBy: Readonly<Record<Objective, Billed>> = {
  CONSIDERATION: 'click',
  WEB_CONVERSION: 'impression',
  CATALOG_SALES: 'impression',
}
