import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import {
  type CatalogFault,
  type CatalogReportLine,
  type CatalogRun,
  getCatalogReport,
} from '@tessera/contracts/calls/catalogs'
import { numberFormat } from '@tessera/contracts/number-format'
import { useLayout, useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import { Chip } from '@tessera/ui/chip'
import { QueryRegion } from '@tessera/ui/query-region'
import { Spinner } from '@tessera/ui/spinner'
import { type ReactElement, useId, useState } from 'react'
import { DownloadReport } from './download-report.tsx'
import { wrong } from './fault-words.ts'
import { LineCards, LineTable } from './lines.tsx'
import styles from './report.module.css'
import { words } from './words.ts'

type Counts = readonly { readonly fault: CatalogFault; readonly count: number }[]

interface KindsProps {
  readonly counts: Counts
  readonly chosen: CatalogFault | undefined
  readonly onChoose: (fault: CatalogFault | undefined) => void
}

/** Filters the rows by the kind of their fault. */
function Kinds({ counts, chosen, onChoose }: KindsProps): ReactElement | null {
  const format = numberFormat(useShell().$locale.get())
  if (counts.length < 2) return null
  return (
    <fieldset aria-label={words.kinds()} className={styles.kinds}>
      <Chip pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {words.all()}
      </Chip>
      {counts.map(({ fault, count }) => (
        <Chip key={fault} pressed={chosen === fault} onClick={() => onChoose(fault)}>
          {words.kind({ kind: wrong[fault](), count: format.format(count) })}
        </Chip>
      ))}
    </fieldset>
  )
}

function Lines({ lines }: { readonly lines: readonly CatalogReportLine[] }): ReactElement {
  const { phone } = useLayout()
  return phone ? <LineCards lines={lines} /> : <LineTable lines={lines} />
}

/** Returns the rows of a kind, and the counts of all kinds. */
function useReport(run: CatalogRun, fault: CatalogFault | undefined) {
  const { client } = useShell()
  const input = { run_id: run.id, ...(fault === undefined ? {} : { fault }) }
  const list = useInfiniteQuery({
    ...listOptions(client, getCatalogReport, input),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const data = list.data && {
    lines: list.data.pages.flatMap((page) => page.data.lines),
    counts: list.data.pages[0]?.data.counts ?? [],
  }
  return { list, query: { ...list, data } }
}

interface RefusedRowsProps {
  readonly run: CatalogRun
  /** The name of the source, for the downloaded file. */
  readonly name: string
}

/** The refused rows of a run: what is wrong with each, and how to fix it. */
export function RefusedRows({ run, name }: RefusedRowsProps): ReactElement {
  const [fault, setFault] = useState<CatalogFault>()
  const { list, query } = useReport(run, fault)
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.refused}>
      <div className={styles.refusedHead}>
        <h2 id={id} className={styles.subtitle}>
          {words.refusedRows()}
        </h2>
        {(query.data?.counts.length ?? 0) > 0 ? <DownloadReport run={run} name={name} /> : null}
      </div>
      <QueryRegion
        query={query}
        failed={words.loadFailed()}
        waiting={<Spinner label={words.loading()} />}
      >
        {({ lines, counts }) => (
          <>
            <Kinds counts={counts} chosen={fault} onChoose={setFault} />
            {lines.length === 0 ? (
              <p className={styles.quiet}>{words.noneRefused()}</p>
            ) : (
              <Lines lines={lines} />
            )}
            <ShowMore list={list} />
          </>
        )}
      </QueryRegion>
    </section>
  )
}
