import { type ReportCode, reportCodeOf } from '@tessera/contracts/report-codes'
import { timings } from '@tessera/contracts/timings'
import { createErrorBudget } from './error-budget.ts'

/** A report and its sender. */
export interface CountedReport {
  readonly code: string
  /** The module that failed; unknown modules count as 'other'. */
  readonly from: string
  /** The build that failed, if its document was served one with an id. */
  readonly build?: string | undefined
  /** A member or a network. */
  readonly who: string
  readonly now: number
}

/** Counts of reports by code since the service started. */
export interface ReportCounts {
  /** Counts a report, unless the same person sent the same one recently; true when it counted. */
  add(report: CountedReport): boolean
  /** True when one more error of a person is kept. */
  mayKeep(who: string, now: number): boolean
  all(): Readonly<Record<string, number>>
}

/** Max reports to remember for telling repeats. */
const rememberedMost = 10_000

/** Counts reports in memory. */
export function createReportCounts(remembered: number = rememberedMost): ReportCounts {
  const counts = new Map<ReportCode, number>()
  const seen = new Map<string, number>()
  return {
    add({ code: text, from, build = '', who, now }) {
      const code = reportCodeOf(text)
      const key = `${who} ${code} ${from} ${build}`
      const before = seen.get(key)
      if (before !== undefined && before > now - timings.sameReportAgain) return false
      seen.delete(key)
      seen.set(key, now)
      const [oldest] = seen.keys()
      if (seen.size > remembered && oldest !== undefined) seen.delete(oldest)
      counts.set(code, (counts.get(code) ?? 0) + 1)
      return true
    },
    mayKeep: createErrorBudget().take,
    all: () => Object.fromEntries(counts),
  }
}

declare module '../../../ports.ts' {
  interface Ports {
    /** Reports of failures since the start. */
    readonly reportCounts: ReportCounts
  }
}
