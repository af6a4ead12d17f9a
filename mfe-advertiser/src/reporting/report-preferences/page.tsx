import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import { lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { words } from './words.ts'

// People without an ad account load the frame alone.
const Preferences = lazy(
  () => import(/* webpackChunkName: "reporting-preferences" */ './preferences.tsx'),
)

/** The preferences of an ad account's reports. */
export default function ReportingPreferencesPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <Area
      advertiserId={params.advertiserId}
      section="campaigns"
      title={words.title()}
      toAccount={(id) => advertiserUrl('reportingPreferences', { advertiserId: id })}
    >
      {(account) => <Preferences key={account.id} account={account} />}
    </Area>
  )
}
