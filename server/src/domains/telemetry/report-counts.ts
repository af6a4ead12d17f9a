/** How often each kind of report came since the service started. */
export interface ReportCounts {
  add(code: string): void
  all(): Readonly<Record<string, number>>
}

/** Anybody can send a code, so only so many different ones are kept apart. */
const codesMax = 200

/** Counts reports in memory. */
export function createReportCounts(): ReportCounts {
  const counts = new Map<string, number>()
  return {
    add(code) {
      const key = counts.has(code) || counts.size < codesMax ? code : 'other'
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    all: () => Object.fromEntries(counts),
  }
}
