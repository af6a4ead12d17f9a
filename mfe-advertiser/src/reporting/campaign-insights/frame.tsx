import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { words } from './words.ts'

// People without an ad account load the frame alone.
const Insights = lazy(() => import(/* webpackChunkName: "insights" */ './insights.tsx'))

interface InsightsFrameProps {
  readonly advertiserId: string
  readonly campaignId: string
  readonly productGroupId: string | null
  readonly query: URLSearchParams
}

/** The insights of a campaign or a product group, in the frame of the advertiser's pages. */
export function InsightsFrame({ advertiserId, ...rest }: InsightsFrameProps): ReactElement {
  return (
    <Area
      advertiserId={advertiserId}
      section="campaigns"
      title={rest.productGroupId === null ? words.title() : words.groupTitle()}
      toAccount={(id) => advertiserUrl('campaigns', { advertiserId: id })}
    >
      {(account) => <Insights account={account} {...rest} />}
    </Area>
  )
}
