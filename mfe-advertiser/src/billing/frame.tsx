import { AdvertiserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import { z } from '@tessera/contracts/schema'
import { Link, useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { PageTitle } from '@tessera/ui/page-title'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
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
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // On a phone the list is wider than the screen.
    if (list.current !== null && list.current.scrollWidth > list.current.clientWidth)
      current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  if (id === undefined)
    return <EmptyState title={words.noAccount()}>{words.noAccountWhy()}</EmptyState>
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <nav ref={list} aria-label={words.sections()} className={styles.sections}>
        {sections.map((section) => (
          <Link
            key={section.path.pattern}
            to={section.path.to({ advertiserId: id })}
            aria-current={section.path === path ? 'page' : undefined}
            className={styles.section}
          >
            {section.name()}
          </Link>
        ))}
      </nav>
      {children(id)}
    </div>
  )
}
