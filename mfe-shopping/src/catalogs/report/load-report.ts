import type { Client } from '@tessera/client'
import { type CatalogReportLine, getCatalogReport } from '@tessera/contracts/calls/catalogs'
import type { InputOf } from '@tessera/contracts/calls/define-call'
import type { CallResult } from '@tessera/contracts/errors/call-error'
import type { z } from '@tessera/contracts/schema'
import { delayBefore, waited } from '@tessera/module/uploads'

type Report = z.output<(typeof getCatalogReport)['output']>

interface LoadOptions {
  readonly signal: AbortSignal
  /** Called with the number of rows so far. */
  readonly onRows: (count: number) => void
}

/** Loads all refused rows of a run, page by page; a fault that passes by itself delays it. */
export async function loadReport(
  client: Client,
  runId: string,
  { signal, onRows }: LoadOptions,
): Promise<CallResult<readonly CatalogReportLine[]>> {
  const lines: CatalogReportLine[] = []
  let bookmark: string | null = null
  let tries = 0
  for (;;) {
    const input: InputOf<typeof getCatalogReport> = {
      run_id: runId,
      ...(bookmark === null ? {} : { bookmark }),
    }
    const page: CallResult<Report> = await client.call(getCatalogReport, input, { signal })
    if (page.ok) {
      tries = 0
      lines.push(...page.data.lines)
      onRows(lines.length)
      if (page.bookmark === null) return { ok: true, data: lines, bookmark: null }
      bookmark = page.bookmark
      continue
    }
    tries += 1
    const delay = signal.aborted ? undefined : delayBefore({ error: page.error, tries })
    if (delay === undefined) return page
    await waited(delay, signal)
  }
}
