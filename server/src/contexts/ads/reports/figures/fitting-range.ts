import { daysBetween } from '@tessera/contracts/calendar-days'
import { limits } from '@tessera/contracts/limits'

/** The days that a report asks for. */
export interface AskedDays {
  readonly from: string
  readonly to: string
  readonly compare_from?: string | undefined
  readonly compare_to?: string | undefined
  readonly breakdown?: string | undefined
}

type Faults = Readonly<Record<string, string>>

function faultOf(name: string, from: string, to: string): Faults {
  const days = daysBetween(from, to)
  if (days < 1) return { [name]: `Send ${from} or a later day` }
  const most = limits.adReportDaysMax
  return days > most ? { [name]: `Send a day at most ${most} days from ${from}` } : {}
}

/** Returns what doesn't fit of a report's days, by field; nothing when they fit. */
export function dayFaultsOf({ from, to, breakdown, ...compared }: AskedDays): Faults {
  const { compare_from, compare_to } = compared
  const faults = faultOf('to', from, to)
  if (compare_from === undefined && compare_to === undefined) return faults
  if (compare_from === undefined) return { ...faults, compare_from: 'Send both days or none' }
  if (compare_to === undefined) return { ...faults, compare_to: 'Send both days or none' }
  const all = { ...faults, ...faultOf('compare_to', compare_from, compare_to) }
  const isPaired = daysBetween(from, to) === daysBetween(compare_from, compare_to)
  if (breakdown !== 'day' || isPaired || Object.keys(all).length > 0) return all
  return { compare_to: 'By day, compare as many days as the report has' }
}
