import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import type { PageProps } from '@tessera/module'
import { useShell, useViewer } from '@tessera/module/react'
import { NotForYou } from './not-for-you.tsx'
import { Overview } from './overview.tsx'
import { OverviewSkeleton } from './overview-skeleton.tsx'

/** The overview at the address of an ad account or of a business; only its owner sees it. */
export default function OverviewByIdPage({ params }: PageProps<{ readonly advertiserId: string }>) {
  const { client } = useShell()
  const viewer = useViewer()
  const mayBeAnother = viewer?.is_partner === true && viewer.id !== params.advertiserId
  const { data, error } = useQuery({
    ...queryOptions(client, advertisers, {}),
    enabled: mayBeAnother,
  })
  if (!mayBeAnother) return <Overview />
  if (data === undefined && error === null) return <OverviewSkeleton />
  const isOwn = data?.some(
    ({ id, owner_user_id }) => id === params.advertiserId && owner_user_id === viewer.id,
  )
  return isOwn ? <Overview /> : <NotForYou why="another" />
}
