import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { adReport } from '@tessera/contracts/calls/ad-reports'
import { getBilling } from '@tessera/contracts/calls/billing'
import { listCampaigns } from '@tessera/contracts/calls/campaigns'
import { Link, useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import styles from './account.module.css'
import type { OfAccount } from './account-charts.tsx'
import { accountWords as words } from './account-words.ts'
import { type Attention, attentionOf } from './attention.ts'

/** More than these are counted, not listed. */
const most = 5

/** Loads what may need attention. A part that can't be loaded, or is not the viewer's, says nothing. */
function useAttention({ account, clock }: OfAccount): readonly Attention[] {
  const { client } = useShell()
  const { id } = account
  const today = { advertiser_id: id, from: clock.today, to: clock.today }
  const billing = useQuery(queryOptions(client, getBilling, { advertiser_id: id }))
  const campaigns = useQuery(queryOptions(client, listCampaigns, { advertiser_id: id }))
  const days = useQuery(
    queryOptions(client, adReport, { ...today, level: 'campaigns', states: ['active'] }),
  )
  const ads = useQuery(
    queryOptions(client, adReport, {
      ...today,
      level: 'ads',
      states: ['active', 'paused'],
      page_size: 500,
    }),
  )
  return attentionOf({
    holds: billing.data?.holds ?? [],
    needsBusiness: billing.data?.needs_business ?? false,
    campaigns: campaigns.data ?? [],
    today: days.data?.rows ?? [],
    ads: ads.data?.rows ?? [],
  })
}

/** Returns what an attention says, and where it is dealt with. */
function itemOf(item: Attention, { account }: OfAccount) {
  const { id: advertiserId } = account
  const toInsights = (campaignId: string) =>
    advertiserUrl('campaignInsights', { advertiserId, params: { campaignId } })
  switch (item.kind) {
    case 'rejected':
    case 'sold-out':
      return {
        key: `ad ${item.adId}`,
        text: words[item.kind]({ name: item.name }),
        to: advertiserUrl('ads', { advertiserId }),
        label: words.toAds(),
      }
    case 'budget-spent':
    case 'day-spent':
      return {
        key: `campaign ${item.campaignId}`,
        text: words[item.kind]({ name: item.name }),
        to: toInsights(item.campaignId),
        label: words.toInsights(),
      }
    default:
      return {
        key: item.kind,
        text: words[item.kind](),
        label: words.toBilling(),
        to: advertiserUrl('billing', { advertiserId }),
      }
  }
}

/** Lists what needs the advertiser's attention; nothing when all is well. */
export function AccountAttention(of: OfAccount): ReactElement | null {
  const { count } = useMoney(of.account.currency)
  const found = useAttention(of)
  if (found.length === 0) return null
  return (
    <section className={styles.part}>
      <h2>{words.attention()}</h2>
      <ul className={styles.attention}>
        {found.slice(0, most).map((item) => {
          const { key, text, to, label } = itemOf(item, of)
          return (
            <li key={key}>
              <span>{text}</span> <Link to={to}>{label}</Link>
            </li>
          )
        })}
      </ul>
      {found.length > most ? (
        <p className={styles.note}>{words.moreAttention({ count: count(found.length - most) })}</p>
      ) : null}
    </section>
  )
}
