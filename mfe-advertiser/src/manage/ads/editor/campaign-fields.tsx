import { Objective } from '@tessera/contracts/ads/objectives'
import { dayAfter, daysBetween } from '@tessera/contracts/calendar-days'
import { limits } from '@tessera/contracts/limits'
import { Checkbox } from '@tessera/ui/checkbox'
import { TextField } from '@tessera/ui/field'
import { type ReactElement, useId } from 'react'
import styles from '../../../kit/ad-fields/ad-fields.module.css'
import { adWords as goals } from '../../../kit/ad-fields/words.ts'
import { useMoney } from '../../../kit/money/use-money.ts'
import { microTyped } from '../draft/edit-of-draft.ts'
import { words } from '../frame/words.ts'
import { Fixed } from './fixed.tsx'
import { StateField } from './state-field.tsx'
import type { Editor } from './use-editor.ts'

interface FieldsProps {
  readonly editor: Editor
}

const hints: Readonly<Record<Objective, () => string>> = {
  CONSIDERATION: goals.considerationHint,
  WEB_CONVERSION: goals.conversionHint,
  CATALOG_SALES: goals.catalogHint,
}

/** True for a campaign that people can see already, or could. */
export const isPublished = ({ draft }: Pick<Editor, 'draft'>): boolean =>
  draft.base !== null && draft.base.state !== 'draft'

/** Chooses what a campaign is for. Once it is published, that stays. */
export function GoalField({ editor }: FieldsProps): ReactElement {
  const id = useId()
  const { draft, write } = editor
  if (isPublished(editor))
    return <Fixed label={goals.goal()} value={goals[draft.objective]()} why={words.goalFixed()} />
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{goals.goal()}</legend>
      {Objective.options.map((objective) => (
        <label key={objective} className={styles.choice}>
          <input
            type="radio"
            name={id}
            className={styles.radio}
            checked={draft.objective === objective}
            aria-describedby={`${id}-${objective}`}
            onChange={() => write({ objective }, 'objective')}
          />
          <span className={styles.choiceName}>{goals[objective]()}</span>
          <span id={`${id}-${objective}`} className={styles.hint}>
            {hints[objective]()}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Chooses what a campaign may spend on a day. */
export function DailyField({ editor }: FieldsProps): ReactElement {
  const { draft, write, faults, account } = editor
  return (
    <TextField
      label={goals.daily({ currency: account.currency })}
      inputMode="decimal"
      autoComplete="off"
      error={faults.daily_budget_micro}
      value={draft.budget}
      onChange={({ currentTarget }) => write({ budget: currentTarget.value }, 'daily_budget_micro')}
    />
  )
}

/** Chooses the last day of a campaign; empty for none. */
export function LastDayField({ editor }: FieldsProps): ReactElement {
  const { draft, write, faults, today } = editor
  return (
    <TextField
      label={words.lastDay()}
      hint={words.lastDayHint()}
      type="date"
      min={[draft.firstDay, today].toSorted().at(-1)}
      max={dayAfter(draft.firstDay || today, limits.promoteDaysMax - 1)}
      error={faults.last_day}
      value={draft.lastDay}
      onChange={({ currentTarget }) => write({ lastDay: currentTarget.value }, 'last_day')}
    />
  )
}

function FirstDay({ editor }: FieldsProps): ReactElement {
  const { draft, write, faults, account, today } = editor
  const { dayName } = useMoney(account.currency)
  if (draft.base?.has_begun === true)
    return (
      <Fixed label={words.firstDay()} value={dayName(draft.firstDay)} why={words.firstDayFixed()} />
    )
  return (
    <TextField
      label={words.firstDay()}
      type="date"
      min={today}
      error={faults.first_day}
      value={draft.firstDay}
      onChange={({ currentTarget }) => write({ firstDay: currentTarget.value }, 'first_day')}
    />
  )
}

/** Says what a campaign spends at most with what is filled in. */
export function MostSpent({ editor }: FieldsProps): ReactElement {
  const { draft, locale, account, tree } = editor
  const { money, dayName } = useMoney(account.currency)
  const daily = microTyped(draft.budget, tree?.daily_budget_micro ?? null, locale)
  const text = () => {
    if (daily === undefined) return ''
    if (draft.lastDay === '') return goals.totalDaily({ amount: money(daily) })
    const days = daysBetween(draft.firstDay, draft.lastDay)
    if (!(days > 0)) return ''
    return goals.total({ amount: money(daily * days), date: dayName(draft.lastDay) })
  }
  return (
    <p role="status" className={styles.total}>
      {text()}
    </p>
  )
}

/** The fields of a campaign itself: its name, state, money and days. */
export function CampaignFields({ editor }: FieldsProps): ReactElement {
  const { draft, write, faults, account } = editor
  return (
    <section className={styles.group} aria-label={words.campaign()}>
      <h2 className={styles.legend}>{words.campaign()}</h2>
      <TextField
        label={words.name()}
        autoComplete="off"
        maxLength={limits.campaignNameMax}
        error={faults.name}
        value={draft.name}
        onChange={({ currentTarget }) => write({ name: currentTarget.value }, 'name')}
      />
      {isPublished(editor) ? (
        <StateField
          label={words.state()}
          state={draft.state}
          was={draft.base?.state}
          onChange={(state) => write({ state }, 'state')}
        />
      ) : null}
      <DailyField editor={editor} />
      <Checkbox
        label={goals.flexible()}
        hint={goals.flexibleHint()}
        checked={draft.isFlexible}
        onChange={({ currentTarget }) =>
          write({ isFlexible: currentTarget.checked }, 'is_flexible')
        }
      />
      <TextField
        label={words.total({ currency: account.currency })}
        hint={words.totalHint()}
        inputMode="decimal"
        autoComplete="off"
        error={faults.total_budget_micro}
        value={draft.total}
        onChange={({ currentTarget }) =>
          write({ total: currentTarget.value }, 'total_budget_micro')
        }
      />
      <FirstDay editor={editor} />
      <LastDayField editor={editor} />
      <MostSpent editor={editor} />
    </section>
  )
}
