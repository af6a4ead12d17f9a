import type { SourceHealth } from '@tessera/contracts/calls/conversion-health'
import type { ReactElement } from 'react'
import { useFigures } from '../../kit/money/use-figures.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing } from '../../kit/tables/report.tsx'
import { sourceName } from '../frame/source-name.ts'
import { faultWords } from './fault-words.ts'
import { healthWords as words } from './words.ts'

interface FaultTableProps {
  readonly sources: readonly SourceHealth[]
  readonly currency: string
}

/** The reasons why events were refused, of each source. */
export function FaultTable({ sources, currency }: FaultTableProps): ReactElement {
  const { count, moment } = useFigures(currency)
  const rows = sources.flatMap((source) =>
    source.faults.map((fault) => ({ ...fault, name: sourceName(source) })),
  )
  if (rows.length === 0) return <Nothing>{words.refusedNone()}</Nothing>
  return (
    <DataTable
      label={words.refused()}
      rows={rows}
      keyOf={({ name, code, field }) => `${name} ${code} ${field}`}
      columns={[
        { head: words.source(), cell: ({ name }) => <bdi>{name}</bdi> },
        { head: words.field(), cell: ({ field }) => <bdi dir="ltr">{field || '–'}</bdi> },
        { head: words.problem(), cell: ({ code }) => faultWords(code) },
        { head: words.times(), cell: (row) => count(row.count), isNumber: true },
        { head: words.lastTime(), cell: ({ last_at: at }) => moment(at) },
      ]}
    />
  )
}
