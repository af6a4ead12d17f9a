import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
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
    { head: words.campaign(), cell: (campaign) => <NameOf campaign={campaign} /> },
    { head: words.state(), cell: (campaign) => standingText(campaign, now) },
    { head: words.time(), cell: time },
    {
      head: words.budget(),
      isNumber: true,
      cell: ({ daily_budget_micro: micro }) => <bdi>{money(micro)}</bdi>,
    },
    counted(words.impressions(), (totals) => totals.impressions),
    counted(words.clicks(), (totals) => totals.clicks),
    counted(words.saves(), (totals) => totals.saves),
    {
      head: words.spend(),
      isNumber: true,
      cell: ({ totals }) => <bdi>{money(totals.spend_micro)}</bdi>,
    },
    {
      head: words.acts(),
      cell: (campaign) => <CampaignActs campaign={campaign} advertiserId={id} />,
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
