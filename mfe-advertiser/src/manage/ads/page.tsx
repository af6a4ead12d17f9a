import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import { bodies } from './bodies.ts'
import styles from './frame/ads.module.css'
import { isPage, linkedPages, type Params, pageAt, titles } from './frame/pages.ts'
import { words } from './frame/words.ts'

/** The pages that create and edit ads: their links, and the one at the address. */
export default function AdsPages({ params, query }: PageProps<Params>): ReactElement {
  const page = pageAt(params)
  const Body = bodies[page]
  return (
    <Area
      advertiserId={params.advertiserId}
      section="campaigns"
      title={titles[page]()}
      toAccount={(advertiserId) => advertiserUrl('campaignMode', { advertiserId })}
    >
      {(account) => (
        <div className={styles.section}>
          <SectionLinks
            label={words.pages()}
            links={Object.entries(linkedPages).flatMap(([name, label]) =>
              isPage(name)
                ? [
                    {
                      to: advertiserUrl(name, { advertiserId: account.id }),
                      label: label(),
                      isCurrent: name === page,
                    },
                  ]
                : [],
            )}
          />
          <Body key={`${page} ${account.id} ${query}`} account={account} query={query} />
        </div>
      )}
    </Area>
  )
}
