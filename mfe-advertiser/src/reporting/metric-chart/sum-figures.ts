import type { ReportFigures } from '@tessera/contracts/ads/report-metrics'

const none: ReportFigures = {
  impressions: 0,
  clicks: 0,
  saves: 0,
  closeups: 0,
  spend_micro: 0,
  conversions: 0,
  conversion_value_micro: 0,
}

/** Adds figures up. */
export const sumFigures = (all: readonly ReportFigures[]): ReportFigures =>
  all.reduce(
    (sum, each) => ({
      impressions: sum.impressions + each.impressions,
      clicks: sum.clicks + each.clicks,
      saves: sum.saves + each.saves,
      closeups: sum.closeups + each.closeups,
      spend_micro: sum.spend_micro + each.spend_micro,
      conversions: sum.conversions + each.conversions,
      conversion_value_micro: sum.conversion_value_micro + each.conversion_value_micro,
    }),
    none,
  )
