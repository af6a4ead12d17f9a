import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { InsightsFrame } from './frame.tsx'

type Params = { readonly advertiserId: string; readonly campaignId: string }

/** The insights of a campaign. */
export default function CampaignInsightsPage({ params, query }: PageProps<Params>): ReactElement {
  return <InsightsFrame {...params} productGroupId={null} query={query} />
}
