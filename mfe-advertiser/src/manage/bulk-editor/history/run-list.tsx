import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { advertiserUrl } from '@tessera/contracts/ads/advertiser-urls'
import { type BulkRun, listBulkRuns } from '@tessera/contracts/calls/bulk-runs'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useFigures } from '../../../kit/money/use-figures.ts'
import { type DataColumn, DataTable } from '../../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../../kit/tables/report.tsx'
import { runWords, words as shared, historyWords as words } from '../frame/words.ts'
import { isOpenRun } from '../run/is-open.ts'

interface RunListProps {
  readonly account: Advertiser
  /** Shows so many of the latest ones. */
  readonly most?: number
}

function useColumns(account: Advertiser): readonly DataColumn<BulkRun>[] {
  const { navigate } = useShell()
  const { count, moment } = useFigures(account.currency)
  const who = (at: string | null, name: string | null) => {
    if (at === null) return ''
    return name === null ? moment(at) : runWords.byName({ at: moment(at), name })
  }
  return [
    { head: words.file(), cell: ({ file_name: file }) => <bdi>{file}</bdi> },
    { head: words.when(), cell: (run) => who(run.created_at, run.created_by) },
    { head: words.state(), cell: ({ state }) => runWords[state]() },
    { head: words.acted(), cell: (run) => who(run.applied_at, run.applied_by) },
    { head: runWords.rows(), cell: (run) => count(run.rows), isNumber: true },
    { head: runWords.rowsChanging(), cell: (run) => count(run.rows_changing), isNumber: true },
    { head: runWords.rowsFaulty(), cell: (run) => count(run.rows_faulty), isNumber: true },
    {
      head: words.acts(),
      cell: ({ id, file_name: file }) => (
        <Button
          size="small"
          aria-label={words.openOf({ file })}
          href={advertiserUrl('bulkHistory', { advertiserId: account.id, query: { run: id } })}
          onNavigate={(to) => navigate(to)}
        >
          {words.open()}
        </Button>
      ),
    },
  ]
}

/** The uploads of an ad account, newest first; while one is worked on the list is asked for again. */
export function RunList({ account, most }: RunListProps): ReactElement {
  const { client } = useShell()
  const columns = useColumns(account)
  const list = useInfiniteQuery({
    ...listOptions(client, listBulkRuns, {
      advertiser_id: account.id,
      ...(most === undefined ? {} : { page_size: most }),
    }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some(isOpenRun)) === true
        ? timings.bulkRunLookedAt
        : false,
  })
  return (
    <Report query={{ ...list, data: list.data?.pages.flatMap(({ data }) => data) }}>
      {(runs) =>
        runs.length === 0 ? (
          <Nothing>{shared.noRuns()}</Nothing>
        ) : (
          <>
            <DataTable
              label={words.uploads()}
              rows={runs}
              keyOf={({ id }) => id}
              columns={columns}
            />
            {most === undefined ? <ShowMore list={list} /> : null}
          </>
        )
      }
    </Report>
  )
}
