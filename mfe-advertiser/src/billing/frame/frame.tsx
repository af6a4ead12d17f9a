import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { ReactElement, ReactNode } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import styles from './frame.module.css'
import { words } from './words.ts'

const sections = [
  { url: 'billing', name: words.overview, title: words.title },
  { url: 'billingHistory', name: words.history, title: words.history },
  { url: 'orderLines', name: words.orderLines, title: words.orderLines },
  { url: 'prepaidSpend', name: words.summary, title: words.summary },
  { url: 'prepaidSpendByCampaign', name: words.breakdown, title: words.breakdown },
  { url: 'promotions', name: words.promotions, title: words.promotions },
  { url: 'documents', name: words.documents, title: words.documents },
  { url: 'taxDocuments', name: words.taxDocuments, title: words.taxDocuments },
] as const

interface BillingFrameProps {
  /** The page that is shown, by its name in the catalogue of addresses. */
  readonly url: (typeof sections)[number]['url']
  /** The ad account in the address. */
  readonly advertiserId: string
  readonly children: (advertiserId: AdvertiserId) => ReactNode
}

/** The frame of the pages about paying: the advertiser's, and the list of the pages. */
export function BillingFrame({ url, advertiserId, children }: BillingFrameProps): ReactElement {
  const title = sections.find((section) => section.url === url)?.title() ?? words.title()
  return (
    <Area
      advertiserId={advertiserId}
      section="billing"
      title={title}
      toAccount={(id) => advertiserUrl(url, { advertiserId: id })}
    >
      {({ id }) => (
        <div key={id} className={styles.page}>
          <SectionLinks
            label={words.sections()}
            links={sections.map((section) => ({
              to: advertiserUrl(section.url, { advertiserId: id }),
              label: section.name(),
              isCurrent: section.url === url,
            }))}
          />
          {children(id)}
        </div>
      )}
    </Area>
  )
}
