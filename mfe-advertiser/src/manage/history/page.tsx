import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { words } from './words.ts'

// People without an ad account load the frame alone.
const History = lazy(() => import(/* webpackChunkName: "history" */ './history.tsx'))

/** The page of the changes in an ad account. */
export default function HistoryPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <Area
      advertiserId={params.advertiserId}
      section="history"
      title={words.title()}
      toAccount={(id) => advertiserUrl('history', { advertiserId: id })}
    >
      {(account) => <History key={account.id} account={account} query={query} />}
    </Area>
  )
}
