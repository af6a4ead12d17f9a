import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { InsightsFrame } from './frame.tsx'

interface Params {
  readonly advertiserId: string
  readonly campaignId: string
  readonly productGroupId: string
}

/** The insights of a campaign's product group. */
export default function ProductGroupInsightsPage({
  params,
  query,
}: PageProps<Params>): ReactElement {
  return <InsightsFrame {...params} query={query} />
}
