import type { BudgetSplit, SplitCampaign } from '@tessera/contracts/calls/budget-split'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { DataTable } from '../../../kit/tables/data-table.tsx'
import styles from '../frame/planning.module.css'
import { amountFaultIn, type ChosenBounds, type SplitDraft, usualBounds } from './split-draft.ts'
import type { SplitText } from './use-split-text.ts'
import { optimizerWords as words } from './words.ts'

interface SplitTableProps {
  readonly split: BudgetSplit
  readonly draft: SplitDraft
  readonly text: SplitText
  readonly onBounds: (id: string, bounds: ChosenBounds) => void
}

interface CellProps extends Omit<SplitTableProps, 'split'> {
  readonly campaign: SplitCampaign
}

function Amount({ campaign, draft, text, onBounds, side }: CellProps & { side: 'min' | 'max' }) {
  const bounds = draft.bounds[campaign.campaign_id] ?? usualBounds
  const usual = side === 'min' ? campaign.min_micro : campaign.max_micro
  const label = side === 'min' ? words.leastOf : words.mostOf
  return (
    <TextField
      className={styles.amount}
      label={label({ name: campaign.name })}
      inputMode="decimal"
      autoComplete="off"
      disabled={campaign.keeps !== null}
      placeholder={text.money(usual)}
      value={bounds[side]}
      error={amountFaultIn(bounds[side], text.locale)}
      onChange={({ currentTarget }) =>
        onBounds(campaign.campaign_id, { ...bounds, [side]: currentTarget.value })
      }
    />
  )
}

function Taking({ campaign, draft, onBounds }: CellProps) {
  const bounds = draft.bounds[campaign.campaign_id] ?? usualBounds
  return (
    <Checkbox
      label={<bdi>{campaign.name}</bdi>}
      hint={campaign.is_unspent ? words.unspent() : undefined}
      aria-label={words.shareOf({ name: campaign.name })}
      checked={!bounds.isKept}
      onChange={({ currentTarget }) =>
        onBounds(campaign.campaign_id, { ...bounds, isKept: !currentTarget.checked })
      }
    />
  )
}

/** The budgets of campaigns: as they are, their bounds, as they are proposed, and the expected change. */
export function SplitTable(props: SplitTableProps): ReactElement {
  const { split, text } = props
  return (
    <DataTable
      label={words.table()}
      rows={split.campaigns}
      keyOf={(campaign) => campaign.campaign_id}
      columns={[
        {
          head: words.campaign(),
          cell: (campaign) => <Taking {...props} campaign={campaign} />,
        },
        {
          head: words.present(),
          isNumber: true,
          cell: ({ present_micro: micro }) => <bdi>{text.money(micro)}</bdi>,
        },
        {
          head: words.least(),
          cell: (campaign) => <Amount {...props} campaign={campaign} side="min" />,
        },
        {
          head: words.most(),
          cell: (campaign) => <Amount {...props} campaign={campaign} side="max" />,
        },
        {
          head: words.proposed(),
          isNumber: true,
          cell: ({ proposed_micro: micro }) =>
            micro === null ? '–' : <bdi className={styles.change}>{text.money(micro)}</bdi>,
        },
        { head: words.change(), cell: (campaign) => text.changeOf(campaign) },
      ]}
    />
  )
}
