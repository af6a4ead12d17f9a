import { useInfiniteQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { listOptions } from '@tessera/client'
import { listReports, type MadeReport } from '@tessera/contracts/calls/report-center'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Button } from '@tessera/ui/button'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { rerunCommand } from './commands.ts'
import styles from './report-center.module.css'
import { useBytes } from './use-bytes.ts'
import { words } from './words.ts'

const isOpen = ({ state }: MadeReport): boolean => state === 'waiting' || state === 'making'

function Acts({ report, account }: { readonly report: MadeReport; readonly account: Advertiser }) {
  const rerun = useCommand(rerunCommand)
  const { name, file_url: url, id } = report
  if (isOpen(report)) return null
  return (
    <span className={styles.acts}>
      {url === null ? null : (
        <Button size="small" href={url} download aria-label={words.getFileOf({ name })}>
          {words.getFile()}
        </Button>
      )}
      <Button
        size="small"
        kind="quiet"
        busy={rerun.busy}
        aria-label={words.againOf({ name })}
        onClick={() => void rerun.run({ advertiser_id: account.id, report_id: id })}
      >
        {words.again()}
      </Button>
    </span>
  )
}

/** The reports that were made, newest first; while one is being made the list is asked for again. */
export function MadeReports({ account }: { readonly account: Advertiser }): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, listReports, { advertiser_id: account.id }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.some((page) => page.data.some(isOpen)) === true
        ? timings.reportLookedAt
        : false,
  })
  const { count, moment, dayName } = useMoney(account.currency)
  const bytes = useBytes()
  const data = list.data?.pages.flatMap((page) => page.data)
  const days = ({ from, to }: MadeReport) =>
    from === to ? dayName(from) : words.range({ from: dayName(from), to: dayName(to) })
  return (
    <section className={styles.section} aria-label={words.made()}>
      <h2>{words.made()}</h2>
      <Report query={{ ...list, data }}>
        {(reports) =>
          reports.length === 0 ? (
            <Nothing>{words.noneMade()}</Nothing>
          ) : (
            <>
              <DataTable
                label={words.made()}
                rows={reports}
                keyOf={({ id }) => id}
                columns={[
                  { head: words.name(), cell: ({ name }) => name },
                  { head: words.period(), cell: days },
                  { head: words.asked(), cell: ({ asked_at: at }) => moment(at) },
                  { head: words.state(), cell: ({ state }) => words[state]() },
                  {
                    head: words.rows(),
                    isNumber: true,
                    cell: ({ rows }) => (rows === null ? '' : count(rows)),
                  },
                  {
                    head: words.size(),
                    isNumber: true,
                    cell: (row) => (row.bytes === null ? '' : bytes(row.bytes)),
                  },
                  {
                    head: words.acts(),
                    cell: (report) => <Acts report={report} account={account} />,
                  },
                ]}
              />
              <ShowMore list={list} />
            </>
          )
        }
      </Report>
    </section>
  )
}
