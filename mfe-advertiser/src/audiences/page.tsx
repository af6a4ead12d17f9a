import { type AdvertiserUrl, advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { PageProps } from '@tessera/module'
import { type ComponentType, lazy, type ReactElement } from 'react'
import { Area } from '../kit/account/area.tsx'
import { SectionLinks } from '../kit/account/section-links.tsx'
import panels from '../kit/panels/panels.module.css'
import { words } from './audience/words.ts'

type Part = 'audiences' | 'audience_debug'

interface ShownPart {
  readonly url: Extract<AdvertiserUrl, 'audiences' | 'audienceDebug'>
  readonly Body: ComponentType<{ readonly account: Advertiser }>
  readonly title: () => string
  readonly label: () => string
}

/** The pages. People without an ad account load neither of their contents. */
const parts: Readonly<Record<Part, ShownPart>> = {
  audiences: {
    url: 'audiences',
    Body: lazy(() => import(/* webpackChunkName: "audiences" */ './audience-list/audiences.tsx')),
    title: words.title,
    label: words.yours,
  },
  audience_debug: {
    url: 'audienceDebug',
    Body: lazy(
      () => import(/* webpackChunkName: "audiences" */ './audience-check/audience-check.tsx'),
    ),
    title: words.checkTitle,
    label: words.check,
  },
}

/** The audiences of an ad account, and the check of them. */
export default function AudiencesPage({
  params,
}: PageProps<{ readonly advertiserId: string; readonly part: string }>): ReactElement {
  const { url, Body, title } = parts[params.part === 'audience_debug' ? params.part : 'audiences']
  return (
    <Area
      advertiserId={params.advertiserId}
      section="audiences"
      title={title()}
      toAccount={(advertiserId) => advertiserUrl(url, { advertiserId })}
    >
      {(account) => (
        <div className={panels.parts}>
          <SectionLinks
            label={words.pages()}
            links={Object.values(parts).map((part) => ({
              to: advertiserUrl(part.url, { advertiserId: account.id }),
              label: part.label(),
              isCurrent: part.url === url,
            }))}
          />
          <Body key={`${url} ${account.id}`} account={account} />
        </div>
      )}
    </Area>
  )
}
