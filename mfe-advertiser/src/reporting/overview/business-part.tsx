import { useQuery } from '@tanstack/react-query'
import { callErrorOf, queryOptions } from '@tessera/client'
import { advertiserOverview } from '@tessera/contracts/calls/ads'
import { useShell } from '@tessera/module/react'
import { QueryRegion } from '@tessera/ui/query-region'
import { Skeleton } from '@tessera/ui/skeleton'
import { accountWords } from './account-words.ts'
import { Counts, type Overview as OverviewData } from './counts.tsx'
import styles from './overview.module.css'
import { SavesChart } from './saves-chart.tsx'
import { TopPins } from './top-pins.tsx'
import { words } from './words.ts'

/** The counts, saves and best Pins of a business. */
export function LoadedBusiness({ overview }: { readonly overview: OverviewData }) {
  return (
    <>
      <Counts overview={overview} />
      <section className={styles.part}>
        <h2>{words.savesByDay()}</h2>
        <SavesChart days={overview.saves_by_day} />
      </section>
      <section className={styles.part}>
        <h2>{words.topPins()}</h2>
        <TopPins overview={overview} />
      </section>
    </>
  )
}

/** Loads the overview of the viewer's business. */
export const useOverview = () => {
  const { client } = useShell()
  return useQuery(queryOptions(client, advertiserOverview, {}))
}

/** The Pins of a business, below what its ad account did. */
export function BusinessPart() {
  const query = useOverview()
  // Somebody who is no business any more has nothing here.
  if (callErrorOf(query.error)?.code === 'business-needed') return null
  return (
    <section className={styles.business}>
      <h2>{accountWords.business()}</h2>
      <QueryRegion query={query} failed={words.failed()} waiting={<Skeleton height={240} />}>
        {(overview) => <LoadedBusiness overview={overview} />}
      </QueryRegion>
    </section>
  )
}
