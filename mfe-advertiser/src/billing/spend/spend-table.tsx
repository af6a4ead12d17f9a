import type { ReactElement } from 'react'
import { useMoney } from '../../kit/money/use-money.ts'
import { type DataColumn, DataTable } from '../../kit/tables/data-table.tsx'
import { Nothing } from '../../kit/tables/report.tsx'
import { words } from '../frame/words.ts'
import { type CampaignSpend, spentIn } from './by-campaign.ts'
import styles from './spend.module.css'

interface SpendTableProps<Row extends CampaignSpend> {
  readonly label: string
  readonly currency: string
  readonly rows: readonly Row[]
  readonly first?: DataColumn<Row>
  readonly keyOf: (row: Row) => string
}

/** A table of charges, with their sum. */
export function SpendTable<Row extends CampaignSpend>(props: SpendTableProps<Row>): ReactElement {
  const { label, currency, rows, first, keyOf } = props
  const { money, count } = useMoney(currency)
  if (rows.length === 0) return <Nothing>{words.noSpend()}</Nothing>
  return (
    <>
      <p className={styles.sum}>{words.sum({ amount: money(spentIn(rows)) })}</p>
      <DataTable
        label={label}
        isLong
        rows={rows}
        keyOf={keyOf}
        columns={[
          ...(first === undefined ? [] : [first]),
          {
            head: words.campaign(),
            cell: ({ campaign_name: name, campaign_id: id }) => (
              <bdi>{name ?? id ?? words.noCampaign()}</bdi>
            ),
          },
          { head: words.events(), cell: ({ events }) => count(events), isNumber: true },
          { head: words.spent(), cell: (row) => money(row.spent_micro), isNumber: true },
          { head: words.givenBack(), cell: (row) => money(row.refunded_micro), isNumber: true },
        ]}
      />
    </>
  )
}
