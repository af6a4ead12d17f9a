import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import type { PageProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { words } from '../words.ts'
import { NotForYou } from './not-for-you.tsx'
import { AdsOnly, Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

/** The overview at the address of an ad account or of a business; only those who may act for it see it. */
export default function OverviewByIdPage({ params }: PageProps<{ readonly advertiserId: string }>) {
  const { client } = useShell()
  const viewer = useViewer()
  const isOwnBusiness = viewer?.is_partner === true && viewer.id === params.advertiserId
  const query = useQuery({
    ...queryOptions(client, advertisers, {}),
    enabled: viewer !== null && !isOwnBusiness,
  })
  if (isOwnBusiness || viewer === null) return <Overview />
  const isBusiness = viewer.is_partner === true
  return (
    <QueryRegion query={query} failed={words.failed()} waiting={<OverviewSkeleton />}>
      {(accounts) => {
        const account = accounts.find(({ id }) => id === params.advertiserId)
        if (account === undefined) return <NotForYou why={isBusiness ? 'another' : 'personal'} />
        const isOwn = isBusiness && account.owner_user_id === viewer.id
        return isOwn ? <Overview accountId={account.id} /> : <AdsOnly accountId={account.id} />
      }}
    </QueryRegion>
  )
}
