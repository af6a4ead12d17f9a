import { AdvertiserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import type { ReactElement, ReactNode } from 'react'
import { SectionLinks } from '../area/section-links.tsx'
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

/** The frame of the pages about paying: their list, and the title of the one that is shown. */
export function BillingFrame({ path, advertiserId, children }: BillingFrameProps): ReactElement {
  const id = z.safeParse(AdvertiserId, advertiserId).data
  const title = sections.find((section) => section.path === path)?.title() ?? words.title()
  useTitle(title)
  if (id === undefined)
    return <EmptyState title={words.noAccount()}>{words.noAccountWhy()}</EmptyState>
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <SectionLinks
        label={words.sections()}
        links={sections.map((section) => ({
          to: section.path.to({ advertiserId: id }),
          label: section.name(),
          isCurrent: section.path === path,
        }))}
      />
      {children(id)}
    </div>
  )
}
