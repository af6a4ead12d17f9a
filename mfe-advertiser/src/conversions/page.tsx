import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import { type ReactElement, useMemo } from 'react'
import { Area } from '../kit/account/area.tsx'
import { bodies } from './bodies.ts'
import styles from './frame/frame.module.css'
import { PageLinks } from './frame/page-links.tsx'
import { pageAt } from './frame/sections.ts'

type Params = { readonly advertiserId: string; readonly section?: string }

/** The pages about conversions: their links, and the one at the address. */
export default function ConversionsPage({ params, query }: PageProps<Params>): ReactElement {
  const { page, group, title } = useMemo(() => pageAt(params.section), [params.section])
  const Body = bodies[page]
  return (
    <Area
      advertiserId={params.advertiserId}
      section="conversions"
      title={title}
      toAccount={(advertiserId) => advertiserUrl(page, { advertiserId })}
    >
      {(account) => (
        <div className={styles.section}>
          <PageLinks advertiserId={account.id} page={page} group={group} />
          <Body key={`${page} ${account.id}`} account={account} query={query} />
        </div>
      )}
    </Area>
  )
}
