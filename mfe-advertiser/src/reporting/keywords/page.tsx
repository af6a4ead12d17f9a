import type { PageProps } from '@tessera/module'
import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { keywordsUrl, reportIn } from '../ad-report/view/report-of.ts'
import { words } from './words.ts'

// People without an ad account load the frame alone.
const Keywords = lazy(() => import(/* webpackChunkName: "keywords" */ './keywords.tsx'))

/** The reports of keywords and searches of an ad account, each at its address. */
export default function KeywordsPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string; readonly report: string }>): ReactElement {
  const report = reportIn(params.report)
  return (
    <Area
      advertiserId={params.advertiserId}
      section="campaigns"
      title={words[report]()}
      toAccount={(id) => keywordsUrl(id, report)}
    >
      {(account) => (
        // Another account is another report.
        <Keywords key={account.id} account={account} report={report} query={query} />
      )}
    </Area>
  )
}
