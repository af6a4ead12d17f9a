import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { type BillingDocument, getBillingDocuments } from '@tessera/contracts/calls/billing-reports'
import type { AdvertiserId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { ShowMore } from '@tessera/module/show-more'
import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing, Report } from '../../kit/tables/report.tsx'
import { words } from '../frame/words.ts'
import styles from './documents.module.css'

const kinds: Readonly<Record<BillingDocument['kind'], () => string>> = {
  receipt: words.receipt,
  statement: words.statement,
  tax: words.taxDocument,
}

interface DocumentListProps {
  readonly advertiserId: AdvertiserId
  readonly series: 'documents' | 'tax'
}

/** The documents of a series, each with its PDF. */
export function DocumentList({ advertiserId, series }: DocumentListProps): ReactElement {
  const { client } = useShell()
  const list = useInfiniteQuery({
    ...listOptions(client, getBillingDocuments, { advertiser_id: advertiserId, series }),
    staleTime: 0,
  })
  const { money, moment, monthName } = useMoney(list.data?.pages[0]?.data.currency ?? 'USD')
  const data = list.data?.pages.flatMap((page) => page.data.documents)
  const whatOf = ({ kind, month }: BillingDocument) =>
    month === null ? kinds[kind]() : words.ofMonth({ what: kinds[kind](), month: monthName(month) })
  return (
    <Report query={{ ...list, data }}>
      {(documents) =>
        documents.length === 0 ? (
          <Nothing>{series === 'tax' ? words.noTaxDocuments() : words.noDocuments()}</Nothing>
        ) : (
          <>
            <DataTable
              label={series === 'tax' ? words.taxDocuments() : words.documents()}
              isLong
              rows={documents}
              keyOf={({ id }) => id}
              columns={[
                {
                  head: words.document(),
                  cell: (row) => (
                    <a href={row.url} download className={styles.file}>
                      {row.number}
                    </a>
                  ),
                },
                { head: words.what(), cell: whatOf },
                { head: words.date(), cell: ({ made_at: at }) => moment(at) },
                { head: words.tax(), cell: (row) => money(row.tax_micro), isNumber: true },
                { head: words.amount(), cell: (row) => money(row.total_micro), isNumber: true },
              ]}
            />
            <ShowMore list={list} />
          </>
        )
      }
    </Report>
  )
}
