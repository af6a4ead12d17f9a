import { advertiserUrl, advertiserUrls } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import panels from '../../kit/panels/panels.module.css'
import { words } from './words.ts'

const preferences: { readonly page: string | null } = advertiserUrls.reportingPreferences

/** Says how conversions are credited to ads. */
export function WindowsNote({
  advertiserId,
}: {
  readonly advertiserId: AdvertiserId
}): ReactElement {
  return (
    <p className={panels.text}>
      {words.windows()}{' '}
      {preferences.page === null ? null : (
        <Link to={advertiserUrl('reportingPreferences', { advertiserId })}>
          {words.windowsChange()}
        </Link>
      )}
    </p>
  )
}
