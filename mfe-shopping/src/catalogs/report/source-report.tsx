import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import {
  type CatalogRun,
  type CatalogSource,
  getCatalogRuns,
} from '@tessera/contracts/calls/catalogs'
import { numberFormat } from '@tessera/contracts/number-format'
import { paths } from '@tessera/contracts/paths'
import { timings } from '@tessera/contracts/timings'
import { Link, useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { PageTitle } from '@tessera/ui/page-title'
import { QueryRegion } from '@tessera/ui/query-region'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactElement } from 'react'
import { reportAddress } from '../report-address.ts'
import { isRunning, stateText } from '../run-state.ts'
import { words as runWords } from '../run-words.ts'
import { LastRun } from '../sources/last-run.tsx'
import { RunProgress } from '../sources/run-progress.tsx'
import { SourceFacts } from '../sources/source-facts.tsx'
import { RefusedRows } from './refused-rows.tsx'
import styles from './report.module.css'
import { words } from './words.ts'

/** The id of the head of a report, which takes the focus. */
export const reportHeadId = 'report-head'

interface SourceReportProps {
  readonly source: CatalogSource
  /** The run of the page's address; without one, the latest is shown. */
  readonly runId: string | null
  readonly onChanged: (source: CatalogSource) => void
}

interface RunsProps {
  readonly source: CatalogSource
  readonly runs: readonly CatalogRun[]
  readonly shown: CatalogRun
}

function Runs({ source, runs, shown }: RunsProps): ReactElement {
  const locale = useShell().$locale.get()
  const format = numberFormat(locale)
  return (
    <nav aria-label={words.runs()}>
      <ul className={styles.runs}>
        {runs.map((run) => (
          <li key={run.id}>
            <Link
              to={reportAddress(source.id, run.id)}
              className={styles.runLink}
              aria-current={run.id === shown.id ? 'page' : undefined}
            >
              <span>{stateText(run, locale)}</span>
              <span className={styles.quiet}>
                {runWords.refused()}: {format.format(run.refused)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Shown({
  source,
  run,
  onChanged,
}: Omit<SourceReportProps, 'runId'> & { run: CatalogRun }): ReactElement {
  return (
    <>
      {isRunning(run) ? <RunProgress {...{ source, run, onChanged }} /> : <LastRun run={run} />}
      <RefusedRows key={run.id} run={run} name={source.name} />
    </>
  )
}

/** The reports of a source: its runs, and the refused rows of one of them. */
export function SourceReport({ source, runId, onChanged }: SourceReportProps): ReactElement {
  const { client, navigate } = useShell()
  const query = useQuery({
    ...queryOptions(client, getCatalogRuns, { id: source.id }),
    staleTime: 0,
    refetchInterval: isRunning(source.run) ? timings.catalogAsked : false,
  })
  return (
    <>
      <div>
        <Button size="small" href={paths.productCatalogs.to()} onNavigate={(to) => navigate(to)}>
          {words.back()}
        </Button>
      </div>
      <header id={reportHeadId} tabIndex={-1} className={styles.head}>
        <PageTitle>{source.name}</PageTitle>
        <SourceFacts source={source} />
      </header>
      <QueryRegion
        query={query}
        failed={words.runsFailed()}
        waiting={<Spinner label={words.runsLoading()} />}
      >
        {(runs) => {
          const shown = runs.find(({ id }) => id === runId) ?? runs[0]
          if (shown === undefined) return <p>{runWords.notRead()}</p>
          return (
            <>
              {runs.length > 1 ? <Runs {...{ source, runs, shown }} /> : null}
              <Shown {...{ source, onChanged, run: shown }} />
            </>
          )
        }}
      </QueryRegion>
    </>
  )
}
