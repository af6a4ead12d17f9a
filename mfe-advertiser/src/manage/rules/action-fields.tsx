import { Checkbox } from '@tessera/ui/checkbox'
import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { percentMax, type RuleDraft } from './draft.ts'
import type { FieldsProps } from './fields-props.ts'
import styles from './rules.module.css'
import { words } from './words.ts'

const kinds = ['pause', 'raise', 'lower', 'tell'] as const

const kindIn = (text: string): RuleDraft['kind'] => kinds.find((kind) => kind === text) ?? 'pause'

function BudgetFields({
  account,
  draft,
  faults,
  change,
  kind,
}: FieldsProps & { readonly kind: 'raise' | 'lower' }): ReactElement {
  const { currency } = account
  const stepFault =
    draft.by === 'percent' ? words.percentFault({ max: percentMax[kind] }) : words.limitFault()
  return (
    <div className={styles.fields}>
      <SelectField
        label={words.by()}
        value={draft.by}
        onChange={({ target }) => change({ by: target.value === 'amount' ? 'amount' : 'percent' })}
      >
        <option value="percent">{words.percent()}</option>
        <option value="amount">{words.amount()}</option>
      </SelectField>
      <TextField
        label={draft.by === 'percent' ? words.step() : words.stepMoney({ currency })}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={draft.step}
        error={faults.includes('step') ? stepFault : undefined}
        onChange={({ target }) => change({ step: target.value })}
      />
      <TextField
        label={kind === 'raise' ? words.ceiling({ currency }) : words.floor({ currency })}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={draft.limit}
        error={faults.includes('limit') ? words.limitFault() : undefined}
        onChange={({ target }) => change({ limit: target.value })}
      />
    </div>
  )
}

/** Chooses what a rule does. Only campaigns have a daily budget. */
export function ActionFields(props: FieldsProps): ReactElement {
  const { draft, change } = props
  const { kind, level } = draft
  return (
    <fieldset className={styles.part}>
      <legend>{words.thenDo()}</legend>
      <SelectField
        label={words.action()}
        value={kind}
        onChange={({ target }) => change({ kind: kindIn(target.value) })}
      >
        {kinds
          .filter((each) => level === 'campaign' || (each !== 'raise' && each !== 'lower'))
          .map((each) => (
            <option key={each} value={each}>
              {words[each]()}
            </option>
          ))}
      </SelectField>
      {kind === 'pause' ? (
        <Checkbox
          label={words.resumes()}
          hint={words.resumesHint()}
          checked={draft.resumes}
          onChange={({ target }) => change({ resumes: target.checked })}
        />
      ) : null}
      {kind === 'raise' || kind === 'lower' ? <BudgetFields {...props} kind={kind} /> : null}
    </fieldset>
  )
}
