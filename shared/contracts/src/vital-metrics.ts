/**
 * The figures of page views that browsers report. `NAV` is ours: the time from the press that left a page until
 * the frame that shows the next one, without a new document.
 */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB', 'NAV'] as const

export type VitalMetric = (typeof vitalMetrics)[number]

/** The name of the document's mark that its vitals are not wanted. */
export const vitalsMark = 'vitals'
