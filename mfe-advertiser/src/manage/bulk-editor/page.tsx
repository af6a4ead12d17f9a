import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import panels from '../../kit/panels/panels.module.css'
import { bodies } from './bodies.ts'
import { pageAt, pages } from './frame/sections.ts'
import { words } from './frame/words.ts'

type Params = { readonly advertiserId: string; readonly part?: string }

/** The pages of the bulk editor: their links, and the one at the address. */
export default function BulkEditorPage({ params, query }: PageProps<Params>): ReactElement {
  const { page, title } = pageAt(params.part)
  const Body = bodies[page]
  return (
    <Area
      advertiserId={params.advertiserId}
      section="bulkEditor"
      title={title}
      toAccount={(advertiserId) => advertiserUrl(page, { advertiserId })}
    >
      {(account) => (
        <div className={panels.parts}>
          <SectionLinks
            label={words.pages()}
            links={pages.map(([name, label]) => ({
              to: advertiserUrl(name, { advertiserId: account.id }),
              label: label(),
              isCurrent: name === page,
            }))}
          />
          <Body key={`${page} ${account.id}`} account={account} query={query} />
        </div>
      )}
    </Area>
  )
}
