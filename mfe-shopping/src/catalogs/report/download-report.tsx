import type { CatalogRun } from '@tessera/contracts/calls/catalogs'
import { numberFormat } from '@tessera/contracts/number-format'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { loadReport } from './load-report.ts'
import styles from './report.module.css'
import { reportCsv } from './report-csv.ts'
import { words } from './words.ts'

/** Gives a text to the person as a file. */
function offerFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

interface DownloadReportProps {
  readonly run: Pick<CatalogRun, 'id'>
  readonly name: string
}

/** Loads all refused rows, and offers them as a file for a spreadsheet. */
export function DownloadReport({ run, name }: DownloadReportProps): ReactElement {
  const { client, $locale } = useShell()
  const [rows, setRows] = useState<number>()
  const [hasFailed, setFailed] = useState(false)
  const page = useRef<AbortController>(undefined)
  useEffect(() => () => page.current?.abort(), [])
  const download = async () => {
    const leaving = new AbortController()
    page.current = leaving
    setFailed(false)
    setRows(0)
    const { signal } = leaving
    const report = await loadReport(client, run.id, { signal, onRows: setRows })
    if (signal.aborted) return
    setRows(undefined)
    if (report.ok) offerFile(reportCsv(report.data), words.file({ name }))
    else setFailed(true)
  }
  return (
    <div className={styles.download}>
      <Button size="small" busy={rows !== undefined} onClick={() => void download()}>
        {words.download()}
      </Button>
      <p role="status" className={styles.quiet}>
        {rows === undefined
          ? null
          : words.downloading({ count: numberFormat($locale.get()).format(rows) })}
      </p>
      {hasFailed ? (
        <p role="alert" className={styles.failed}>
          {words.downloadFailed()}
        </p>
      ) : null}
    </div>
  )
}
