import { ConversionEventName, ConversionSource } from '@tessera/contracts/ads/conversion-event'
import { ReportDay } from '@tessera/contracts/ads/report-options'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'

/** The filters of the event history as its address says them. */
export interface EventFilters {
  readonly from: string
  readonly to: string
  readonly event: string
  readonly source: string
  readonly status: string
  readonly search: string
}

/** No filter. */
export const noFilters: EventFilters = {
  from: '',
  to: '',
  event: '',
  source: '',
  status: '',
  search: '',
}

const schemas = {
  from: ReportDay,
  to: ReportDay,
  event: ConversionEventName,
  source: ConversionSource,
  status: z.enum(['counted', 'duplicate']),
  search: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.conversionIdMax)),
} as const

const filterOf = <Schema extends z.core.$ZodType>(schema: Schema, text: string | null) => {
  const parsed = z.safeParse(schema, text)
  return parsed.success ? parsed.data : undefined
}

/** Reads the filters that an address has; what isn't one is left out. */
export const filtersIn = (query: URLSearchParams) => ({
  from: filterOf(schemas.from, query.get('from')),
  to: filterOf(schemas.to, query.get('to')),
  event: filterOf(schemas.event, query.get('event')),
  source: filterOf(schemas.source, query.get('source')),
  status: filterOf(schemas.status, query.get('status')),
  search: filterOf(schemas.search, query.get('search')),
})

/** Returns the filters without those that are empty, as a call or an address takes them. */
export const setFilters = <Filters extends object>(filters: Filters) =>
  Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''),
  )
