import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { NotForYou } from '../../kit/account/not-for-you.tsx'
import { Campaigns } from '../campaigns/campaigns.tsx'
import { AccountFrame } from './account-frame.tsx'
import { LoadedBusiness, useOverview } from './business-part.tsx'
import styles from './overview.module.css'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { words } from './words.ts'

/** The overview of a business without an ad account. */
function Business() {
  const query = useOverview()
  useTitle(words.page())
  const error = callErrorOf(query.error)
  if (error?.code === 'business-needed') return <NotForYou why="personal" />
  if (query.data !== undefined)
    return (
      <div className={styles.page}>
        <PageTitle>
          <bdi>{query.data.business_name}</bdi>
        </PageTitle>
        <LoadedBusiness overview={query.data} />
        <Campaigns account={undefined} />
      </div>
    )
  if (query.error === null) return <OverviewSkeleton />
  return (
    <div className={styles.failed}>
      <ErrorRegion
        title={words.failed()}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
        {...(error === undefined ? {} : { code: error.code })}
      >
        {query.error.message}
      </ErrorRegion>
    </div>
  )
}

/** The overview of the viewer's first ad account; without one, that of their business. */
export function Overview() {
  const { client } = useShell()
  const viewer = useViewer()
  const query = useQuery({ ...queryOptions(client, advertisers, {}), enabled: viewer !== null })
  if (viewer === null) return <NotForYou why="personal" />
  return (
    <QueryRegion query={query} failed={words.failed()} waiting={<OverviewSkeleton />}>
      {([first]) => {
        if (first !== undefined) return <AccountFrame advertiserId={first.id} />
        return viewer.is_partner === true ? <Business /> : <NotForYou why="personal" />
      }}
    </QueryRegion>
  )
}
