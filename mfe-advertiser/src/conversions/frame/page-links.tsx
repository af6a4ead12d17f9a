import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import styles from './frame.module.css'
import { type ConversionPage, groups } from './sections.ts'
import { words } from './words.ts'

interface PageLinksProps {
  readonly advertiserId: AdvertiserId
  readonly page: ConversionPage
  readonly group: (typeof groups)[number]
}

/** Links to the groups of pages, and below them to the pages of the group that is shown. */
export function PageLinks({ advertiserId, page, group }: PageLinksProps): ReactElement {
  return (
    <div className={styles.links}>
      <SectionLinks
        label={words.pagesOf()}
        links={groups.map(({ label, pages }) => ({
          to: advertiserUrl(pages[0][0], { advertiserId }),
          label: label(),
          isCurrent: pages[0][0] === page || (pages === group.pages && 'within'),
        }))}
      />
      {group.pages.length === 1 ? null : (
        <nav aria-label={words.pagesWithin({ section: group.label() })} className={styles.pages}>
          {group.pages.map(([name, label]) => (
            <Link
              key={name}
              to={advertiserUrl(name, { advertiserId })}
              aria-current={name === page ? 'page' : undefined}
              className={styles.page}
            >
              {label()}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
