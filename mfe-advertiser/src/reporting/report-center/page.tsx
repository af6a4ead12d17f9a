import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { PageProps } from '@tessera/module'
import { type ComponentType, lazy, type ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { SectionLinks } from '../../kit/account/section-links.tsx'
import { words } from './words.ts'

interface PartProps {
  readonly account: Advertiser
  readonly query: URLSearchParams
}

// People without an ad account load the frame alone.
const parts: Readonly<Record<string, ComponentType<PartProps>>> = {
  builder: lazy(() => import(/* webpackChunkName: "report-builder" */ './builder.tsx')),
  history: lazy(() => import(/* webpackChunkName: "report-history" */ './report-history.tsx')),
  download: lazy(() => import(/* webpackChunkName: "report-download" */ './download.tsx')),
}

const titles: Readonly<Record<string, () => string>> = {
  builder: words.builder,
  history: words.history,
  download: words.download,
}

/** The report center: the builder, the reports that were made, and the download of one. */
export default function ReportCenterPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string; readonly part: string }>): ReactElement | null {
  const Part = parts[params.part]
  if (Part === undefined) return null
  return (
    <Area
      advertiserId={params.advertiserId}
      section="reportHistory"
      title={(titles[params.part] ?? words.history)()}
      toAccount={(id) => advertiserUrl('reportHistory', { advertiserId: id })}
    >
      {(account) => (
        <>
          <SectionLinks
            label={words.parts()}
            links={(['reportHistory', 'reportBuilder'] as const).map((name) => ({
              to: advertiserUrl(name, { advertiserId: account.id }),
              label: name === 'reportBuilder' ? words.builder() : words.history(),
              isCurrent: params.part === (name === 'reportBuilder' ? 'builder' : 'history'),
            }))}
          />
          <Part key={account.id} account={account} query={query} />
        </>
      )}
    </Area>
  )
}
