import type { ReportRow } from '@tessera/contracts/calls/ad-reports'

/** True for an ad that would run if its product could be bought. */
export const isHeldByStock = ({ review, state, is_sold_out }: ReportRow['entity']): boolean =>
  is_sold_out && review === 'approved' && state === 'active'
