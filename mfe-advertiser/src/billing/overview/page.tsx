import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getBilling } from '@tessera/contracts/calls/billing'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { Report } from '../../kit/tables/report.tsx'
import { BillingFrame } from '../frame/frame.tsx'
import { Cards } from './cards.tsx'
import { Mode } from './mode.tsx'
import { Pay } from './pay.tsx'
import { Promoted } from './promoted.tsx'
import { Standing } from './standing.tsx'

interface OverviewProps {
  readonly advertiserId: AdvertiserId
  readonly query: URLSearchParams
}

function Overview({ advertiserId, query: address }: OverviewProps): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getBilling, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
  return (
    <Report query={query}>
      {(billing) => (
        <>
          <Promoted advertiserId={advertiserId} billing={billing} query={address} />
          <Standing advertiserId={advertiserId} billing={billing} />
          <Pay advertiserId={advertiserId} billing={billing} />
          <Cards advertiserId={advertiserId} billing={billing} />
          <Mode advertiserId={advertiserId} billing={billing} />
        </>
      )}
    </Report>
  )
}

/** Shows how an ad account pays, and its balance. */
export default function BillingPage({
  params,
  query,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="billing" advertiserId={params.advertiserId}>
      {(advertiserId) => <Overview advertiserId={advertiserId} query={query} />}
    </BillingFrame>
  )
}
