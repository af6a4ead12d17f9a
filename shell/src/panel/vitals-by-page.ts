import type { PageVitals } from '@tessera/contracts/calls/page-vitals'
import { numberFormat } from '@tessera/contracts/number-format'
import { type VitalMetric, vitalMetrics } from '@tessera/contracts/vital-metrics'

/** The figures of one page, in the order of the metrics. */
export interface PageFigures {
  readonly name: string
  readonly figures: readonly PageVitals[]
}

const samplesOf = ({ figures }: PageFigures): number =>
  Math.max(...figures.map(({ builds }) => builds.reduce((sum, { samples }) => sum + samples, 0)))

const placeOf = ({ metric }: PageVitals): number => vitalMetrics.indexOf(metric)

/** Groups figures by page, the pages that were seen most first. */
export function vitalsByPage(all: readonly PageVitals[]): readonly PageFigures[] {
  const pages = Map.groupBy(all, ({ module, page }) => `${module} · ${page}`)
  return [...pages]
    .map(([name, figures]) => ({
      name,
      figures: figures.toSorted((one, other) => placeOf(one) - placeOf(other)),
    }))
    .toSorted((one, other) => samplesOf(other) - samplesOf(one))
}

/** Writes a figure: a score, milliseconds, or seconds from one second on. */
export function vitalText(metric: VitalMetric, value: number, locale: string): string {
  if (metric === 'CLS') return numberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  const isLong = value >= 1_000
  return numberFormat(locale, {
    style: 'unit',
    unit: isLong ? 'second' : 'millisecond',
    maximumFractionDigits: isLong ? 1 : 0,
  }).format(isLong ? value / 1_000 : value)
}
