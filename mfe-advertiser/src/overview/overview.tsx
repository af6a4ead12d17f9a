import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { useShell, useTitle, useViewer } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { PageTitle } from '@tessera/ui/page-title'
import { words } from '../words.ts'
import type { Overview as OverviewData } from './counts.tsx'
import { Counts } from './counts.tsx'
import { NotForYou } from './not-for-you.tsx'
import styles from './overview.module.css'
import { OverviewSkeleton } from './overview-skeleton.tsx'
import { SavesChart } from './saves-chart.tsx'
import { TopPins } from './top-pins.tsx'

function Loaded({ overview }: { readonly overview: OverviewData }) {
  return (
    <div className={styles.page}>
      <PageTitle>
        <bdi>{overview.business_name}</bdi>
      </PageTitle>
      <Counts overview={overview} />
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

/** The overview of the logged-in business, with loading and error states. */
export function Overview() {
  const { client } = useShell()
  const isBusiness = useViewer()?.is_partner === true
  const query = useQuery({
    ...queryOptions(client, advertiserOverview, {}),
    enabled: isBusiness,
  })
  useTitle(words.page())
  const error = callErrorOf(query.error)
  if (!isBusiness || error?.code === 'business-needed') return <NotForYou why="personal" />
  if (query.data !== undefined) return <Loaded overview={query.data} />
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
