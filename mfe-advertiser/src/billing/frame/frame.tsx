import type { AdvertiserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { ReactElement, ReactNode } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import styles from './frame.module.css'
import { words } from './words.ts'

const sections = [
  { path: paths.billing, name: words.overview, title: words.title },
  { path: paths.billingHistory, name: words.history, title: words.history },
  { path: paths.billingOrderLines, name: words.orderLines, title: words.orderLines },
  { path: paths.billingSpendSummary, name: words.summary, title: words.summary },
  { path: paths.billingSpendBreakdown, name: words.breakdown, title: words.breakdown },
  { path: paths.billingPromotions, name: words.promotions, title: words.promotions },
  { path: paths.billingDocuments, name: words.documents, title: words.documents },
  { path: paths.billingTaxDocuments, name: words.taxDocuments, title: words.taxDocuments },
] as const

interface BillingFrameProps {
  /** The path of the page that is shown. */
  readonly path: (typeof sections)[number]['path']
  /** The ad account in the address. */
  readonly advertiserId: string
  readonly children: (advertiserId: AdvertiserId) => ReactNode
}

/** The frame of the pages about paying: the advertiser's, and the list of the pages. */
export function BillingFrame({ path, advertiserId, children }: BillingFrameProps): ReactElement {
  const title = sections.find((section) => section.path === path)?.title() ?? words.title()
  return (
    <Area
      advertiserId={advertiserId}
      section="billing"
      title={title}
      toAccount={(id) => path.to({ advertiserId: id })}
    >
      {({ id }) => (
        <div key={id} className={styles.page}>
          <SectionLinks
            isWithin
            label={words.sections()}
            links={sections.map((section) => ({
              to: section.path.to({ advertiserId: id }),
              label: section.name(),
              isCurrent: section.path === path,
            }))}
          />
          {children(id)}
        </div>
      )}
    </Area>
  )
}
