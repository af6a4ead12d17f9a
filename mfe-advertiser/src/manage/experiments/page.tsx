import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { Area } from '../../kit/account/area.tsx'
import { bodies, pageOf } from './bodies.ts'
import { Frame } from './frame.tsx'

type Params = {
  readonly advertiserId: string
  readonly part?: string
  readonly experimentId?: string
}

/** The pages about experiments. */
export default function ExperimentsPage({ params, query }: PageProps<Params>): ReactElement {
  const { experimentId = '' } = params
  const page = pageOf(params)
  const { Body, title } = bodies[page]
  return (
    <Area
      advertiserId={params.advertiserId}
      section="experiments"
      title={title()}
      toAccount={(advertiserId) =>
        advertiserUrl(page === 'experimentManage' ? 'experiments' : page, { advertiserId })
      }
    >
      {(account) => (
        <Frame advertiserId={account.id} page={page}>
          <Body key={account.id} {...{ account, query, experimentId }} />
        </Frame>
      )}
    </Area>
  )
}
