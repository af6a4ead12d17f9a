import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import type { PageProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { NotForYou } from './not-for-you.tsx'
import { AdsOnly, Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

/** The overview at the address of an ad account or of a business; only those who may act for it see it. */
export default function OverviewByIdPage({ params }: PageProps<{ readonly advertiserId: string }>) {
  const { client } = useShell()
  const viewer = useViewer()
  const isOwnBusiness = viewer?.is_partner === true && viewer.id === params.advertiserId
  const { data, error } = useQuery({
    ...queryOptions(client, advertisers, {}),
    enabled: viewer !== null && !isOwnBusiness,
  })
  if (isOwnBusiness || viewer === null) return <Overview />
  if (data === undefined && error === null) return <OverviewSkeleton />
  const account = data?.find(({ id }) => id === params.advertiserId)
  if (account === undefined)
    return <NotForYou why={viewer.is_partner === true ? 'another' : 'personal'} />
  const isOwn = account.owner_user_id === viewer.id && viewer.is_partner === true
  return isOwn ? <Overview accountId={account.id} /> : <AdsOnly accountId={account.id} />
}
