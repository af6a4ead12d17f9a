import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { type BillingEntry, getBillingHistory } from '@tessera/contracts/calls/billing-reports'
import type { AdvertiserId } from '@tessera/contracts/ids'
import type { PageProps } from '@tessera/module'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { BillingFrame } from '../frame/frame.tsx'
import { words } from '../frame/words.ts'

const kinds: Readonly<Record<BillingEntry['kind'], () => string>> = {
  'top-up': words.kindTopUp,
  payment: words.kindPayment,
  credit: words.kindCredit,
  dispute: words.kindDispute,
  refund: words.kindRefund,
}

const whys: Readonly<Record<string, () => string>> = {
  'card-declined': words.whyDeclined,
  'card-expired': words.whyExpired,
  'card-unverified': words.whyUnverified,
  abandoned: words.whyAbandoned,
}

function stateOf({ state, why }: BillingEntry): string {
  if (state === 'failed') return (whys[why ?? ''] ?? words.whyDeclined)()
  return state === 'open' ? words.stateOpen() : words.stateDone()
}

function History({ advertiserId }: { readonly advertiserId: AdvertiserId }): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, getBillingHistory, { advertiser_id: advertiserId }),
    staleTime: 0,
  })
  const currency = list.data?.pages[0]?.data.currency ?? 'USD'
  const { money, moment } = useMoney(currency)
  const data = list.data?.pages.flatMap((page) => page.data.entries)
  return (
    <Report query={{ ...list, data }}>
      {(entries) =>
        entries.length === 0 ? (
          <Nothing>{words.noHistory()}</Nothing>
        ) : (
          <>
            <DataTable
              label={words.history()}
              isLong
              rows={entries}
              keyOf={({ id }) => id}
              columns={[
                { head: words.date(), cell: ({ at }) => moment(at) },
                { head: words.what(), cell: ({ kind }) => kinds[kind]() },
                { head: words.state(), cell: stateOf },
                { head: words.tax(), cell: (row) => money(row.tax_micro), isNumber: true },
                { head: words.amount(), cell: (row) => money(row.amount_micro), isNumber: true },
              ]}
            />
            <ShowMore list={list} />
          </>
        )
      }
    </Report>
  )
}

/** Payments, credits, disputes and refunds of an ad account. */
export default function HistoryPage({
  params,
}: PageProps<{ readonly advertiserId: string }>): ReactElement {
  return (
    <BillingFrame url="billingHistory" advertiserId={params.advertiserId}>
      {(advertiserId) => <History advertiserId={advertiserId} />}
    </BillingFrame>
  )
}
