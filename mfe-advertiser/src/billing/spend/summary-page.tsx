import { useQuery } from '@tanstack/react-query'
import { queryOptions } from '@tessera/client'
import { getSpendSummary, type SpendMonth } from '@tessera/contracts/calls/billing-reports'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { type DataColumn, DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { BillingFrame } from '../frame/frame.tsx'
import { words } from '../frame/words.ts'

const amounts = [
  [words.opening, 'opening_micro'],
  [words.paidColumn, 'paid_micro'],
  [words.creditColumn, 'credits_micro'],
  [words.disputedColumn, 'disputed_micro'],
  [words.spent, 'spent_micro'],
  [words.givenBack, 'refunded_micro'],
  [words.closing, 'closing_micro'],
] as const

function Summary({ advertiserId }: { readonly advertiserId: AdvertiserId }): ReactElement {
  const { client } = useShell()
  const query = useQuery({
    ...queryOptions(client, getSpendSummary, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
  const { money, monthName } = useMoney(query.data?.currency ?? 'USD')
  const columns: readonly DataColumn<SpendMonth>[] = [
    { head: words.month(), cell: ({ month }) => monthName(month) },
    ...amounts.map(([head, field]) => ({
      head: head(),
      cell: (row: SpendMonth) => money(row[field]),
      isNumber: true,
    })),
  ]
  return (
    <Report query={query}>
      {({ months }) =>
        months.length === 0 ? (
          <Nothing>{words.noHistory()}</Nothing>
        ) : (
          <DataTable
            label={words.summary()}
            columns={columns}
            rows={months}
            keyOf={({ month }) => month}
          />
        )
      }
    </Report>
  )
}

/** The spending and payments of an ad account by month. */
export default function SummaryPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="prepaidSpend" advertiserId={params.advertiserId}>
      {(advertiserId) => <Summary advertiserId={advertiserId} />}
    </BillingFrame>
  )
}
