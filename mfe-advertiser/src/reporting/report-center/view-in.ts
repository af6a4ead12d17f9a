import { ReportView } from '@tessera/contracts/ads/report-view'
import { z } from '@tessera/contracts/schema'

/** Reads the report that an address brings to the builder; undefined for anything else. */
export function viewIn(query: URLSearchParams): ReportView | undefined {
  try {
    return z.safeParse(ReportView, JSON.parse(query.get('report') ?? '')).data
  } catch {
    return undefined
  }
}
