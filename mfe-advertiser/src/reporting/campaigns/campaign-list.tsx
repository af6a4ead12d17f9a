import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type Campaign, listCampaigns } from '@tessera/contracts/calls/campaigns'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { paths } from '@tessera/contracts/paths'
import { Link, useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import { dayInZone } from '../../kit/dates/day-in-zone.ts'
import { useMoney } from '../../kit/money/use-money.ts'
import { type DataColumn, DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { CampaignActs } from './campaign-acts.tsx'
import styles from './campaigns.module.css'
import { standingText } from './standing.ts'
import { words } from './words.ts'

function NameOf({ campaign }: { readonly campaign: Campaign }): ReactElement {
  const name = <bdi>{campaign.name === '' ? words.untold() : campaign.name}</bdi>
  if (campaign.ad === null) return name
  return <Link to={paths.pin.to({ pinId: campaign.ad.pin_id })}>{name}</Link>
}

/** The spend of a campaign, beside its budget in all or for a day. */
function SpentOf({
  campaign: { totals, total_budget_micro: budget, daily_budget_micro: daily },
  money,
}: {
  readonly campaign: Campaign
  readonly money: (micro: number) => string
}): ReactElement {
  const spent = totals.spend_micro
  return (
    <span className={styles.spent}>
      <bdi>{money(spent)}</bdi>
      <span className={styles.beside}>
        {budget === null
          ? words.aDay({ budget: money(daily) })
          : words.ofBudget({ budget: money(budget) })}
      </span>
      {budget === null ? null : (
        <span aria-hidden="true" className={styles.bar}>
          <span style={{ inlineSize: `${Math.min(100, (spent / Math.max(1, budget)) * 100)}%` }} />
        </span>
      )}
    </span>
  )
}

function useColumns({
  id,
  currency,
  time_zone: zone = 'UTC',
}: Advertiser): readonly DataColumn<Campaign>[] {
  const { money, count, dayName } = useMoney(currency)
  const now = Date.now()
  const day = (moment: number) => dayName(dayInZone(zone, moment))
  const time = ({ starts_at: starts, ends_at: ends }: Campaign) =>
    ends === null
      ? words.from({ from: day(Date.parse(starts)) })
      : // The end is the first moment after the last day.
        words.until({ from: day(Date.parse(starts)), to: day(Date.parse(ends) - 1) })
  const counted = (head: string, of: (totals: Campaign['totals']) => number) => ({
    head,
    isNumber: true,
    cell: ({ totals }: Campaign) => count(of(totals)),
  })
  return [
    {
      head: words.campaign(),
      cell: (campaign) => (
        <span className={styles.name}>
          <NameOf campaign={campaign} />
          <span className={styles.beside}>{time(campaign)}</span>
        </span>
      ),
    },
    { head: words.state(), cell: (campaign) => standingText(campaign, now) },
    {
      head: words.spend(),
      isNumber: true,
      cell: (campaign) => <SpentOf campaign={campaign} money={money} />,
    },
    counted(words.impressions(), (totals) => totals.impressions),
    counted(words.clicks(), (totals) => totals.clicks),
    {
      head: words.costPerClick(),
      isNumber: true,
      cell: ({ totals: { clicks, spend_micro: spent } }) => (
        <bdi>{clicks === 0 ? '–' : money(Math.round(spent / clicks))}</bdi>
      ),
    },
    counted(words.saves(), (totals) => totals.saves),
    {
      head: words.acts(),
      cell: (campaign) => (
        <CampaignActs
          campaign={campaign}
          advertiserId={id}
          insights={advertiserUrl('campaignInsights', {
            advertiserId: id,
            params: { campaignId: campaign.id },
          })}
        />
      ),
    },
  ]
}

/** The campaigns of an ad account, newest first, with what they did and what can be done. */
export function CampaignList({ account }: { readonly account: Advertiser }): ReactElement {
  const { client } = useShell()
  const columns = useColumns(account)
  const list = useInfiniteQuery({
    ...listOptions(client, listCampaigns, { advertiser_id: account.id }),
    refetchOnMount: 'always',
  })
  return (
    <Report query={list}>
      {({ pages }) => {
        const rows = pages.flatMap(({ data }) => data)
        if (rows.length === 0) return <Nothing>{words.none()}</Nothing>
        return (
          <>
            <div className={styles.scroll}>
              <DataTable
                label={words.title()}
                columns={columns}
                rows={rows}
                keyOf={({ id }) => id}
              />
            </div>
            <ShowMore list={list} />
          </>
        )
      }}
    </Report>
  )
}
