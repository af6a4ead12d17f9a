import type { AdvertiserId } from '@tessera/contracts/ids'
import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { Report } from '../../kit/tables/report.tsx'
import { BillingFrame } from '../frame/frame.tsx'
import { words } from '../frame/words.ts'
import { MonthField } from '../spend/month-field.tsx'
import { SpendTable } from '../spend/spend-table.tsx'
import { useOrderLines } from '../spend/use-order-lines.ts'

function OrderLines({ advertiserId }: { readonly advertiserId: AdvertiserId }): ReactElement {
  const { query, setMonth } = useOrderLines(advertiserId)
  const { dayName } = useMoney(query.data?.currency ?? 'USD')
  return (
    <Report query={query}>
      {({ currency, month, months, lines }) => (
        <>
          <MonthField months={months} value={month} onChange={setMonth} />
          <SpendTable
            label={words.orderLines()}
            currency={currency}
            rows={lines}
            keyOf={({ day, campaign_id: id }) => `${day} ${id}`}
            first={{ head: words.day(), cell: ({ day }) => dayName(day) }}
          />
        </>
      )}
    </Report>
  )
}

/** The charges of campaigns by day. */
export default function OrderLinesPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="orderLines" advertiserId={params.advertiserId}>
      {(advertiserId) => <OrderLines advertiserId={advertiserId} />}
    </BillingFrame>
  )
}
