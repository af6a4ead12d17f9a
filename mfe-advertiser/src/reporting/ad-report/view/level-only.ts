import type { ReportView } from '@tessera/contracts/ads/report-view'

/** Resets what doesn't mean the same at another level. */
export const levelOnly: Partial<ReportView> = {
  search: undefined,
  states: undefined,
  sort: 'spend',
  is_ascending: false,
}
