import type { ReportView } from '@tessera/contracts/ads/report-view'

/** What doesn't mean the same at another level, taken away. */
export const levelOnly: Partial<ReportView> = {
  search: undefined,
  states: undefined,
  sort: 'spend',
  is_ascending: false,
}
