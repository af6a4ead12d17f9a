import type { AdvertiserId } from '@tessera/contracts/ids'
import type { PageProps } from '@tessera/module'
import type { ReactElement } from 'react'
import { Report } from '../../kit/tables/report.tsx'
import { BillingFrame } from '../frame/frame.tsx'
import { words } from '../frame/words.ts'
import { byCampaign } from './by-campaign.ts'
import { MonthField } from './month-field.tsx'
import { SpendTable } from './spend-table.tsx'
import { useOrderLines } from './use-order-lines.ts'

function Breakdown({ advertiserId }: { readonly advertiserId: AdvertiserId }): ReactElement {
  const { query, setMonth } = useOrderLines(advertiserId)
  return (
    <Report query={query}>
      {({ currency, month, months, lines }) => (
        <>
          <MonthField months={months} value={month} onChange={setMonth} />
          <SpendTable
            label={words.breakdown()}
            currency={currency}
            rows={byCampaign(lines)}
            keyOf={({ campaign_id: id }) => id ?? ''}
          />
        </>
      )}
    </Report>
  )
}

/** The charges of each campaign in a month. */
export default function BreakdownPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="prepaidSpendByCampaign" advertiserId={params.advertiserId}>
      {(advertiserId) => <Breakdown advertiserId={advertiserId} />}
    </BillingFrame>
  )
}
