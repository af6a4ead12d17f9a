import { dailyBudgetBounds } from '@tessera/contracts/ads/countries'
import { openPlanDays } from '@tessera/contracts/ads/media-plan'
import { Objective } from '@tessera/contracts/ads/objectives'
import type { Advertiser } from '@tessera/contracts/entities/advertiser'
import { Checkbox } from '@tessera/ui/checkbox'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { PeopleFields } from '../../../kit/ad-fields/people-fields.tsx'
import { amountFault } from '../../../kit/money/amount-fault.ts'
import { useMoney } from '../../../kit/money/use-money.ts'
import styles from '../frame/planning.module.css'
import type { PlanDraft, ReadPlan } from './plan-draft.ts'
import { plannerWords as words } from './words.ts'

interface PlanFormProps {
  readonly account: Advertiser
  readonly draft: PlanDraft
  readonly faults: ReadPlan['faults']
  readonly locale: string
  readonly write: (change: Partial<PlanDraft>) => void
}

function Days({ draft, faults, write }: Pick<PlanFormProps, 'draft' | 'faults' | 'write'>) {
  return (
    <>
      <div className={styles.fields}>
        <TextField
          type="date"
          label={words.firstDay()}
          value={draft.firstDay}
          onChange={({ currentTarget }) => write({ firstDay: currentTarget.value })}
        />
        {draft.isOpen ? null : (
          <TextField
            type="date"
            label={words.lastDay()}
            min={draft.firstDay}
            value={draft.lastDay}
            error={faults.has('days') ? words.daysFault() : undefined}
            onChange={({ currentTarget }) => write({ lastDay: currentTarget.value })}
          />
        )}
      </div>
      <Checkbox
        label={words.open()}
        hint={words.openHint({ days: openPlanDays })}
        checked={draft.isOpen}
        onChange={({ currentTarget }) => write({ isOpen: currentTarget.checked })}
      />
    </>
  )
}

/** Chooses the goal, the budget, the days and the people of a plan. */
export function PlanForm(props: PlanFormProps): ReactElement {
  const { account, draft, faults, locale, write } = props
  const { money } = useMoney(account.currency)
  const { min, max } = dailyBudgetBounds(account.country)
  return (
    <section aria-label={words.form()} className={styles.form}>
      <SelectField
        label={words.goal()}
        value={draft.objective}
        onChange={({ currentTarget }) => {
          const chosen = Objective.options.find((each) => each === currentTarget.value)
          if (chosen !== undefined) write({ objective: chosen })
        }}
      >
        {Objective.options.map((objective) => (
          <option key={objective} value={objective}>
            {words[objective]()}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.budget({ currency: account.currency })}
        inputMode="decimal"
        autoComplete="off"
        value={draft.budget}
        error={
          faults.has('budget')
            ? amountFault(draft.budget, {
                locale,
                otherwise: words.budgetFault({ min: money(min), max: money(max) }),
              })
            : undefined
        }
        onChange={({ currentTarget }) => write({ budget: currentTarget.value })}
      />
      <Days draft={draft} faults={faults} write={write} />
      <PeopleFields form={{ draft, write, locale }} />
    </section>
  )
}
