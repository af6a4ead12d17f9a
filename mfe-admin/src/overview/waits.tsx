import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listOptions, queryOptions } from '@tessera/client'
import { getDoors } from '@tessera/contracts/calls/house-doors'
import { houseReports } from '@tessera/contracts/calls/house-reports'
import { ListFailure } from '@tessera/module/list-failure'
import { Link, useShell } from '@tessera/module/react'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { addressOf } from '../frame/addresses.ts'
import type { Self } from '../frame/area.tsx'
import { Part } from '../frame/part.tsx'
import parts from '../frame/parts.module.css'
import { useWhen } from '../frame/use-when.ts'
import { frameWords } from '../frame/words.ts'
import styles from './overview.module.css'
import { overviewWords as words } from './words.ts'

interface Waiting {
  readonly to: string
  readonly label: string
  readonly count: string
}

/** Everything that waits for the viewer, each with a link to where it is done. Nothing else is shown. */
export function Waits({ self }: { readonly self: Self }): ReactElement {
  const { client } = useShell()
  const { locale } = useWhen()
  const seesReports = self.may('reports.see')
  const reports = useInfiniteQuery({
    ...listOptions(client, houseReports, {}),
    enabled: seesReports,
    staleTime: 0,
  })
  const doors = useQuery({ ...queryOptions(client, getDoors, {}), staleTime: 0 })
  const isLoading =
    (seesReports && reports.data === undefined && reports.error === null) ||
    (doors.data === undefined && doors.error === null)
  const found = reports.data?.pages.flatMap(({ data }) => data).length ?? 0
  const number = (count: number) => count.toLocaleString(locale)
  const accounts = doors.data?.waiting ?? 0
  const waiting: readonly Waiting[] = [
    ...(found === 0
      ? []
      : [
          {
            to: addressOf('reports'),
            label: words.reports(),
            count: reports.hasNextPage ? words.more({ count: number(found) }) : number(found),
          },
        ]),
    ...(accounts === 0
      ? []
      : [{ to: addressOf('sign-ups'), label: words.accounts(), count: number(accounts) }]),
  ]
  return (
    <Part title={words.waits()}>
      {isLoading ? (
        <div role="status" aria-label={frameWords.loading()} className={styles.cards}>
          <Skeleton height={96} radius="var(--r-m)" />
          <Skeleton height={96} radius="var(--r-m)" />
        </div>
      ) : null}
      {!isLoading && reports.error === null && doors.error === null && waiting.length === 0 ? (
        <p className={parts.text}>{words.nothing()}</p>
      ) : null}
      {isLoading || waiting.length === 0 ? null : (
        <div className={styles.cards}>
          {waiting.map(({ to, label, count }) => (
            <Link key={to} to={to} className={styles.card}>
              <span className={styles.count}>{count}</span>
              <span>{label}</span>
            </Link>
          ))}
        </div>
      )}
      <ListFailure list={reports} />
      {doors.error === null ? null : (
        <ErrorRegion
          title={frameWords.failed()}
          busy={doors.isFetching}
          onRetry={() => void doors.refetch()}
        >
          {doors.error.message}
        </ErrorRegion>
      )}
    </Part>
  )
}
