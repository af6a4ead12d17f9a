import type { PageProps } from '@tessera/module'
import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { createCampaign } from '../campaigns/create-campaign.ts'
import { levelIn, levelUrl } from './view/level-url.ts'
import { words } from './view/words.ts'

// People without an ad account load the frame alone.
const Reporting = lazy(() => import(/* webpackChunkName: "reporting" */ './reporting.tsx'))

/** The reports of an ad account, each at its address. */
export default function ReportingPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string; readonly report: string }>): ReactElement {
  const level = levelIn(params.report)
  return (
    <Area
      advertiserId={params.advertiserId}
      section="campaigns"
      title={words[level]()}
      toAccount={(id) => levelUrl(id, level)}
      act={createCampaign()}
    >
      {(account) => (
        // Another account is another report.
        <Reporting key={account.id} account={account} level={level} query={query} />
      )}
    </Area>
  )
}
