import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Client, queryOptions } from '@tessera/client'
import { adReport, type ReportRow } from '@tessera/contracts/calls/ad-reports'
import { timings } from '@tessera/contracts/timings'
import { useShell } from '@tessera/module/react'
import { useEffect, useState } from 'react'
import { pagesOf } from '../../../kit/tables/spaced-rows.ts'
import type { OpenReport } from '../view/use-report.ts'
import type { ReportAnswer } from './drawn.ts'

const pageSize = 100
/** Rows beyond those in view that are loaded with them. */
const ahead = 30
/** Pages that left the view are kept for this long. */
const kept = { staleTime: 60_000, gcTime: 60_000 }

/** The rows in view: the first and the last index. */
interface InView {
  readonly first: number
  readonly last: number
}

/** Returns pages that stay in view for a moment: a fast scroll asks for none of those it passes. */
function useRest(pages: readonly number[]): readonly number[] {
  const [rested, setRested] = useState<readonly number[]>([])
  const key = pages.join()
  useEffect(() => {
    const timer = setTimeout(
      () => setRested(key === '' ? [] : key.split(',').map(Number)),
      timings.reportRowsRest,
    )
    return () => clearTimeout(timer)
  }, [key])
  return rested
}

const pageOptions = (client: Client, { scope, view }: OpenReport, page: number) => ({
  ...queryOptions(client, adReport, {
    ...scope,
    sort: view.sort,
    is_ascending: view.is_ascending,
    offset: page * pageSize,
    page_size: pageSize,
  }),
  ...kept,
})

/** Loads the first rows of a report, and the sums of all. The report before stays until they are there. */
export function useFirstRows(report: OpenReport) {
  const { client } = useShell()
  return useQuery({ ...pageOptions(client, report, 0), placeholderData: keepPreviousData })
}

/** Rows in view, with those ahead, are on at most three pages. */
const slots = [0, 1, 2] as const

/** Loads the rows of a report by pages, as they come into view. */
export function useRows(report: OpenReport, first: ReportAnswer | undefined, inView: InView) {
  const { client, queries } = useShell()
  const last = Math.min((first?.row_count ?? 0) - 1, inView.last + ahead)
  const pages = useRest(
    pagesOf(Math.max(0, inView.first - ahead), last, pageSize).filter((page) => page > 0),
  )
  const usePage = (slot: number) => {
    const page = pages.find((each) => each % slots.length === slot)
    const { data, error, refetch } = useQuery({
      ...pageOptions(client, report, page ?? 0),
      enabled: page !== undefined,
    })
    // `data` is read, so that rows are drawn when they arrive.
    return { page, data, error, refetch }
  }
  const asked = [usePage(0), usePage(1), usePage(2)]
  const failed = asked.filter(({ error }) => error !== null)
  const cached = (page: number) =>
    queries.getQueryData<ReportAnswer>(pageOptions(client, report, page).queryKey)
  const rowsOf = (page: number): readonly ReportRow[] => {
    if (page === 0) return first?.rows ?? []
    const found = asked.find((each) => each.page === page)
    return (found === undefined ? cached(page) : found.data)?.rows ?? []
  }
  return {
    /** Returns a row; undefined while it is loading. */
    rowAt: (index: number) => rowsOf(Math.floor(index / pageSize))[index % pageSize],
    failed: failed.length > 0,
    retry: () => {
      for (const query of failed) void query.refetch()
    },
  }
}
