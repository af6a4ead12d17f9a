import type { ReportColumn as ColumnName, ReportSort } from '@tessera/contracts/ads/report-view'
import type { adReport, ReportRow } from '@tessera/contracts/calls/ad-reports'
import type { OutputOf } from '@tessera/contracts/calls/define-call'
import type { ReactNode, RefObject } from 'react'
import type { useVirtualRows } from '../../../kit/tables/use-virtual-rows.ts'

export type ReportAnswer = OutputOf<typeof adReport>

/** A column of a report, as it is drawn. */
export interface ReportColumn {
  readonly id: ColumnName | 'name' | 'group' | 'acts'
  readonly head: string
  readonly isNumber: boolean
  /** The column that the service sorts by. */
  readonly sort: ReportSort | null
  readonly width: number
  readonly cell: (row: ReportRow) => ReactNode
  /** The cell in the row of sums. */
  readonly total: (total: ReportAnswer['total']) => ReactNode
}

/** The rows of a report: those that are drawn, and what is known of each. */
export interface ReportRows extends VirtualRows {
  readonly scroller: RefObject<HTMLElement | null>
  /** Undefined for a row that is still loaded. */
  rowAt(index: number): ReportRow | undefined
}

type VirtualRows = Pick<ReturnType<typeof useVirtualRows>, 'virtualizer' | 'focusProps'>
