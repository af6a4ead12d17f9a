import { AdRuleDays, AdRuleMinimum } from '@tessera/contracts/ads/ad-rule'
import {
  ReportMetric,
  reportMetricFormula,
  reportMetricNames,
} from '@tessera/contracts/ads/report-metrics'
import { limits } from '@tessera/contracts/limits'
import { z } from '@tessera/contracts/schema'
import { Button } from '@tessera/ui/button'
import { Checkbox } from '@tessera/ui/checkbox'
import { SelectField, TextField } from '@tessera/ui/field'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import { type ReactElement, useRef } from 'react'
import { metricWords } from '../../kit/metrics/words.ts'
import type { ConditionDraft } from './draft.ts'
import type { FieldsProps } from './fields-props.ts'
import styles from './rules.module.css'
import { words } from './words.ts'

function valueLabel(metric: ReportMetric, currency: string): string {
  const { kind } = reportMetricFormula(metric)
  if (kind === 'money') return words.valueMoney({ currency })
  return kind === 'share' ? words.valueShare() : words.value()
}

interface ConditionProps {
  readonly condition: ConditionDraft
  readonly number: number
  readonly currency: string
  readonly isUnfit: boolean
  readonly onChange: (part: Partial<ConditionDraft>) => void
  /** Undefined for the only one, which stays. */
  readonly onRemove: (() => void) | undefined
}

function Condition(props: ConditionProps): ReactElement {
  const { condition, number, currency, isUnfit, onChange, onRemove } = props
  const { metric, days, is, value } = condition
  const isQuotient = reportMetricFormula(metric).per !== undefined
  return (
    <fieldset className={styles.condition} aria-label={words.condition({ number })}>
      <SelectField
        label={words.metric()}
        value={metric}
        onChange={({ target }) => onChange({ metric: z.parse(ReportMetric, target.value) })}
      >
        {reportMetricNames.map((name) => (
          <option key={name} value={name}>
            {metricWords[name]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.is()}
        value={is}
        onChange={({ target }) => onChange({ is: target.value === 'under' ? 'under' : 'over' })}
      >
        <option value="over">{words.over()}</option>
        <option value="under">{words.under()}</option>
      </SelectField>
      <TextField
        label={valueLabel(metric, currency)}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={value}
        error={isUnfit ? words.valueFault() : undefined}
        onChange={({ target }) => onChange({ value: target.value })}
      />
      <SelectField
        label={words.days()}
        value={days}
        onChange={({ target }) => onChange({ days: z.parse(AdRuleDays, target.value) })}
      >
        {AdRuleDays.options.map((each) => (
          <option key={each} value={each}>
            {words[each]()}
          </option>
        ))}
      </SelectField>
      {onRemove === undefined ? null : (
        <Button
          kind="plain"
          square
          className={styles.removes}
          aria-label={words.removeCondition({ number })}
          onClick={onRemove}
        >
          <Icon shape={icons.close} size={20} />
        </Button>
      )}
      {isQuotient ? <p className={styles.note}>{words.quotient()}</p> : null}
    </fieldset>
  )
}

function Minimum({ draft, faults, change }: FieldsProps): ReactElement {
  const { hasMinimum, minimum } = draft
  return (
    <>
      <Checkbox
        label={words.minimum()}
        hint={words.minimumHint()}
        checked={hasMinimum}
        onChange={({ target }) => change({ hasMinimum: target.checked })}
      />
      {hasMinimum ? (
        <div className={styles.fields}>
          <TextField
            label={words.minimumCount()}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={minimum.count}
            error={faults.includes('minimum') ? words.countFault() : undefined}
            onChange={({ target }) => change({ minimum: { ...minimum, count: target.value } })}
          />
          <SelectField
            label={words.minimumFigure()}
            value={minimum.figure}
            onChange={({ target }) =>
              change({
                minimum: {
                  ...minimum,
                  figure: z.parse(AdRuleMinimum.shape.figure, target.value),
                },
              })
            }
          >
            {AdRuleMinimum.shape.figure.options.map((figure) => (
              <option key={figure} value={figure}>
                {metricWords[figure]()}
              </option>
            ))}
          </SelectField>
        </div>
      ) : null}
    </>
  )
}

/** Writes the conditions of a rule, and the data that they need. */
export function ConditionFields(props: FieldsProps): ReactElement {
  const { account, draft, faults, change } = props
  const { conditions } = draft
  const write = (key: number, part: Partial<ConditionDraft>) =>
    change({
      conditions: conditions.map((each) => (each.key === key ? { ...each, ...part } : each)),
    })
  const part = useRef<HTMLFieldSetElement>(null)
  const add = () => {
    change({
      conditions: [
        ...conditions,
        {
          key: Math.max(...conditions.map(({ key }) => key)) + 1,
          ...({ metric: 'spend', days: 'last-7', is: 'over', value: '' } as const),
        },
      ],
    })
    // The fields of the new condition are on the screen after this render.
    setTimeout(() => {
      const [last] = [...(part.current?.querySelectorAll('fieldset') ?? [])].toReversed()
      last?.querySelector('select')?.focus()
    })
  }
  return (
    <fieldset ref={part} className={styles.part}>
      <legend>{words.when()}</legend>
      {conditions.map((condition, index) => (
        <Condition
          key={condition.key}
          condition={condition}
          number={index + 1}
          currency={account.currency}
          isUnfit={faults.includes(`value ${condition.key}`)}
          onChange={(part) => write(condition.key, part)}
          onRemove={
            conditions.length === 1
              ? undefined
              : () => change({ conditions: conditions.filter(({ key }) => key !== condition.key) })
          }
        />
      ))}
      {conditions.length < limits.adRuleConditionsMax ? (
        <div>
          <Button size="small" onClick={add}>
            {words.addCondition()}
          </Button>
        </div>
      ) : null}
      <Minimum {...props} />
    </fieldset>
  )
}
