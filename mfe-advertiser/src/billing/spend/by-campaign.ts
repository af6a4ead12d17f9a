import type { OrderLine } from '@tessera/contracts/calls/billing-reports'

/** The charges of a campaign in a month. */
export type CampaignSpend = Omit<OrderLine, 'day'>

/** Adds the lines of each campaign up, the greatest first. */
export function byCampaign(lines: readonly OrderLine[]): readonly CampaignSpend[] {
  const campaigns = [...Map.groupBy(lines, ({ campaign_id }) => campaign_id)]
  return campaigns
    .map(([campaign_id, of]) => ({
      campaign_id,
      campaign_name: of[0]?.campaign_name ?? null,
      events: of.reduce((sum, { events }) => sum + events, 0),
      spent_micro: of.reduce((sum, { spent_micro }) => sum + spent_micro, 0),
      refunded_micro: of.reduce((sum, { refunded_micro }) => sum + refunded_micro, 0),
    }))
    .sort((one, other) => other.spent_micro - one.spent_micro)
}

/** The sum of lines, less refunds. */
export const spentIn = (lines: readonly CampaignSpend[]): number =>
  lines.reduce((sum, { spent_micro, refunded_micro }) => sum + spent_micro - refunded_micro, 0)
