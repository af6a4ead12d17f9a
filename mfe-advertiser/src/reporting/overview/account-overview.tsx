import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { useViewer } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { useReportClock } from '../ad-report/view/use-report.ts'
import { Campaigns } from '../campaigns/campaigns.tsx'
import styles from './account.module.css'
import { AccountAttention } from './account-attention.tsx'
import { AccountCharts } from './account-charts.tsx'
import { AccountRanks } from './account-ranks.tsx'
import { BusinessPart } from './business-part.tsx'

/** The overview of an ad account: what needs attention, its charts, its campaigns, and its business. */
export default function AccountOverview({
  account,
}: {
  readonly account: Advertiser
}): ReactElement {
  const { clock } = useReportClock(account)
  const viewer = useViewer()
  const isOwnBusiness = viewer?.is_partner === true && viewer.id === account.owner_user_id
  const of = { account, clock }
  return (
    <div className={styles.overview}>
      <AccountAttention {...of} />
      <AccountCharts {...of} />
      <Campaigns account={account} />
      <AccountRanks {...of} />
      {isOwnBusiness ? <BusinessPart /> : null}
    </div>
  )
}
