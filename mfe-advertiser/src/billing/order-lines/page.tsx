import type { AdvertiserId } from '@tessera/contracts/ids'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { Report } from '../../tables/report.tsx'
import { useMoney } from '../../tables/use-money.ts'
import { BillingFrame } from '../frame.tsx'
import { MonthField } from '../spend/month-field.tsx'
import { SpendTable } from '../spend/spend-table.tsx'
import { useOrderLines } from '../spend/use-order-lines.ts'
import { words } from '../words.ts'

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
    <BillingFrame path={paths.billingOrderLines} advertiserId={params.advertiserId}>
      {(advertiserId) => <OrderLines advertiserId={advertiserId} />}
    </BillingFrame>
  )
}
