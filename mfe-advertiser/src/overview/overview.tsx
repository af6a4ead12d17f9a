import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { advertisers } from '@tessera/contracts/calls/access'
import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Campaigns } from '../campaigns/campaigns.tsx'
import { words } from '../words.ts'
import type { Overview as OverviewData } from './counts.tsx'
import { Counts } from './counts.tsx'
import { NotForYou } from './not-for-you.tsx'
import styles from './overview.module.css'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { SavesChart } from './saves-chart.tsx'
import { TopPins } from './top-pins.tsx'

interface OfAccount {
  /** The ad account whose campaigns are shown first. */
  readonly accountId?: string | undefined
}

function Loaded({ overview, accountId }: OfAccount & { readonly overview: OverviewData }) {
  return (
    <div className={styles.page}>
      <PageTitle>
        <bdi>{overview.business_name}</bdi>
      </PageTitle>
      <Counts overview={overview} />
      <Campaigns first={accountId} />
      <section className={styles.part}>
        <h2>{words.savesByDay()}</h2>
        <SavesChart days={overview.saves_by_day} />
      </section>
      <section className={styles.part}>
        <h2>{words.topPins()}</h2>
        <TopPins overview={overview} />
      </section>
    </div>
  )
}

/** The ad accounts of somebody who is no business, or who only acts for one. */
export function AdsOnly({ accountId }: OfAccount) {
  useTitle(words.page())
  return (
    <div className={styles.page}>
      <PageTitle>{words.ads()}</PageTitle>
      <Campaigns first={accountId} />
    </div>
  )
}

/** The overview of a personal account: its ad accounts, if it has any. */
function Personal() {
  const { client } = useShell()
  const isMember = useViewer() !== null
  const query = useQuery({ ...queryOptions(client, advertisers, {}), enabled: isMember })
  if (!isMember) return <NotForYou why="personal" />
  return (
    <QueryRegion query={query} failed={words.failed()} waiting={<OverviewSkeleton />}>
      {({ length }) => (length === 0 ? <NotForYou why="personal" /> : <AdsOnly />)}
    </QueryRegion>
  )
}

/** The overview of the logged-in business, or of a person's ad accounts. */
export function Overview({ accountId }: OfAccount) {
  const { client } = useShell()
  const isBusiness = useViewer()?.is_partner === true
  const query = useQuery({
    ...queryOptions(client, advertiserOverview, {}),
    enabled: isBusiness,
  })
  useTitle(words.page())
  const error = callErrorOf(query.error)
  if (!isBusiness || error?.code === 'business-needed') return <Personal />
  if (query.data !== undefined) return <Loaded overview={query.data} accountId={accountId} />
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
