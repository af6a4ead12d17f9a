import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCommand } from '@tessera/cache/react'
import { queryOptions } from '@tessera/client'
import { type BudgetSplit, SplitGoal, splitBudget } from '@tessera/contracts/calls/budget-split'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import type { CampaignId } from '@tessera/contracts/ids'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { SelectField, TextField } from '@tessera/ui/field'
import { type ReactElement, useDeferredValue, useState } from 'react'
import { useMoney } from '../../../kit/money/use-money.ts'
import panels from '../../../kit/panels/panels.module.css'
import { Report } from '../../../kit/tables/report.tsx'
import { followCommand } from '../frame/commands.ts'
import styles from '../frame/planning.module.css'
import { planningWords } from '../frame/words.ts'
import { Formulas } from './formulas.tsx'
import { amountFaultIn, editsOf, freshSplit, type SplitDraft, splitInput } from './split-draft.ts'
import { SplitTable } from './split-table.tsx'
import { needed, type SplitText, useSplitText } from './use-split-text.ts'
import { optimizerWords as words } from './words.ts'

interface FieldsProps {
  readonly account: Advertiser
  readonly split: BudgetSplit
  readonly draft: SplitDraft
  readonly text: SplitText
  readonly write: (change: Partial<SplitDraft>) => void
}

function Fields({ account, split, draft, text, write }: FieldsProps) {
  const now = split.campaigns.reduce((sum, { present_micro: micro }) => sum + micro, 0)
  return (
    <div className={styles.fields}>
      <SelectField
        label={words.goal()}
        value={draft.goal}
        onChange={({ currentTarget }) => {
          const goal = SplitGoal.options.find((each) => each === currentTarget.value)
          if (goal !== undefined) write({ goal })
        }}
      >
        {SplitGoal.options.map((goal) => (
          <option key={goal} value={goal}>
            {words[goal]()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.total({ currency: account.currency })}
        hint={words.totalNow({ amount: text.money(now) })}
        inputMode="decimal"
        autoComplete="off"
        placeholder={text.money(now)}
        value={draft.total}
        error={amountFaultIn(draft.total, text.locale)}
        onChange={({ currentTarget }) => write({ total: currentTarget.value })}
      />
    </div>
  )
}

function Outcome({ split, text }: { readonly split: BudgetSplit; readonly text: SplitText }) {
  const { change, least_micro: least, most_micro: most, goal } = split
  if (change === null)
    return (
      <p role="alert" className={panels.fault}>
        {words.outOfBounds({ least: text.money(least), most: text.money(most) })}
      </p>
    )
  const isSame = editsOf(split).length === 0
  return (
    <p role="status" className={styles.change}>
      {isSame ? words.same() : words.inAll({ change: text.change(change), goal: words[goal]() })}
    </p>
  )
}

function Apply({ account, split }: { readonly account: Advertiser; readonly split: BudgetSplit }) {
  const command = useCommand(followCommand)
  const campaigns = editsOf(split)
  return (
    <Button
      kind="primary"
      disabled={campaigns.length === 0}
      busy={command.busy}
      onClick={() => void command.run({ advertiser_id: account.id, campaigns })}
    >
      {words.apply()}
    </Button>
  )
}

interface DivisionProps extends FieldsProps {
  readonly onReset: () => void
}

function Division(props: DivisionProps) {
  const { account, split, draft, text, write, onReset } = props
  const { dayName } = useMoney(account.currency)
  return (
    <div className={panels.parts}>
      <Fields {...props} />
      <SplitTable
        {...{ split, draft, text }}
        onBounds={(id, bounds) => write({ bounds: { ...draft.bounds, [id]: bounds } })}
      />
      <Outcome split={split} text={text} />
      <div className={panels.acts}>
        <Apply account={account} split={split} />
        <Button disabled={draft === freshSplit} onClick={onReset}>
          {words.reset()}
        </Button>
      </div>
      <Formulas split={split} text={text} />
      <p className={styles.note}>
        {planningWords.days({ from: dayName(split.from), to: dayName(split.to) })}
      </p>
    </div>
  )
}

/** Says how far the campaigns are from days that tell something. */
function FewDays({ campaigns, text }: Pick<BudgetSplit, 'campaigns'> & { text: SplitText }) {
  const [oldest] = campaigns.toSorted((one, other) => other.days - one.days)
  return (
    <EmptyState title={words.fewDays()}>
      {words.fewDaysWhy({
        days: needed.days,
        name: oldest?.name ?? '',
        count: text.count(oldest?.days ?? 0),
      })}
    </EmptyState>
  )
}

/** Divides one daily budget among the campaigns of an ad account. */
export default function Optimizer({ account }: { readonly account: Advertiser }): ReactElement {
  const { client } = useShell()
  const text = useSplitText(account.currency)
  const [draft, setDraft] = useState(freshSplit)
  const [ids, setIds] = useState<readonly CampaignId[]>([])
  const input = splitInput(draft, { advertiserId: account.id, ids, locale: text.locale })
  const query = useQuery({
    ...queryOptions(client, splitBudget, useDeferredValue(input)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const write = (change: Partial<SplitDraft>) => {
    // The campaigns that are on the screen are those that are asked for from now on.
    setIds(query.data?.campaigns.map(({ campaign_id: id }) => id) ?? [])
    setDraft((before) => ({ ...before, ...change }))
  }
  return (
    <div className={panels.parts}>
      <p className={styles.text}>{words.lead()}</p>
      <Report query={query}>
        {(split) =>
          split.campaigns.length === 0 ? (
            <EmptyState title={words.none()}>{words.noneWhy()}</EmptyState>
          ) : split.campaigns.every(({ keeps }) => keeps === 'few-days') ? (
            <FewDays campaigns={split.campaigns} text={text} />
          ) : (
            <Division
              {...{ account, split, draft, text, write }}
              onReset={() => setDraft(freshSplit)}
            />
          )
        }
      </Report>
    </div>
  )
}
