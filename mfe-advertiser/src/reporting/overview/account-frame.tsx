import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { createCampaign } from '../campaigns/create-campaign.ts'
import { accountWords as words } from './account-words.ts'

// People without an ad account load the frame alone.
const AccountOverview = lazy(
  () => import(/* webpackChunkName: "account-overview" */ './account-overview.tsx'),
)

/** The overview of an ad account in the frame of the advertiser's pages. */
export function AccountFrame({ advertiserId }: { readonly advertiserId: string }): ReactElement {
  return (
    <Area
      advertiserId={advertiserId}
      section="overview"
      title={words.title()}
      act={createCampaign()}
    >
      {(account) => <AccountOverview key={account.id} account={account} />}
    </Area>
  )
}
