import { SelectField, TextField } from '@tessera/ui/field'
import type { ReactElement } from 'react'
import { words } from '../frame/words.ts'
import styles from './bulk.module.css'
import { type Amount, type Operation, type What, whatOf } from './operation.ts'
import type { BulkLevel } from './rows.ts'
import { bulkWords } from './words.ts'

interface OperationProps {
  readonly level: BulkLevel
  readonly operation: Operation
  readonly currency: string
  readonly today: string
  readonly error: string | undefined
  readonly onChange: (change: Partial<Operation>) => void
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>(props: ChoiceProps<Value>): ReactElement {
  const { label, value, options, nameOf, onChange } = props
  return (
    <SelectField
      label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((each) => each === currentTarget.value)
        if (chosen !== undefined) onChange(chosen)
      }}
    >
      {options.map((each) => (
        <option key={each} value={each}>
          {nameOf(each)}
        </option>
      ))}
    </SelectField>
  )
}

const states = ['active', 'paused', 'archived'] as const
const namings = ['replace', 'prefix', 'suffix'] as const

function AmountFields({ operation, currency, error, onChange }: OperationProps): ReactElement {
  const { what, amount, value } = operation
  const options: readonly Amount[] =
    what === 'bid' ? ['set', 'up', 'down', 'service'] : ['set', 'up', 'down']
  return (
    <>
      <Choice
        label={bulkWords.how()}
        value={options.includes(amount) ? amount : 'up'}
        options={options}
        nameOf={(each) => bulkWords[each]()}
        onChange={(next) => onChange({ amount: next })}
      />
      {amount === 'service' ? null : (
        <TextField
          label={amount === 'set' ? bulkWords.amount({ currency }) : bulkWords.percent()}
          inputMode="decimal"
          autoComplete="off"
          error={error}
          value={value}
          onChange={({ currentTarget }) => onChange({ value: currentTarget.value })}
        />
      )}
    </>
  )
}

function NameFields({ operation, error, onChange }: OperationProps): ReactElement {
  const { naming, find, text } = operation
  return (
    <>
      <Choice
        label={bulkWords.how()}
        value={naming}
        options={namings}
        nameOf={(each) => bulkWords[each]()}
        onChange={(next) => onChange({ naming: next })}
      />
      {naming === 'replace' ? (
        <TextField
          label={bulkWords.find()}
          autoComplete="off"
          error={error}
          value={find}
          onChange={({ currentTarget }) => onChange({ find: currentTarget.value })}
        />
      ) : null}
      <TextField
        label={naming === 'replace' ? bulkWords.replaceBy() : bulkWords.text()}
        autoComplete="off"
        value={text}
        onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
      />
    </>
  )
}

function ValueFields(props: OperationProps): ReactElement {
  const { operation, today, onChange } = props
  switch (operation.what) {
    case 'state':
      return (
        <Choice
          label={bulkWords.newState()}
          value={operation.state}
          options={states}
          nameOf={(each) => words[each]()}
          onChange={(state) => onChange({ state })}
        />
      )
    case 'end':
      return (
        <TextField
          label={bulkWords.newDay()}
          hint={words.lastDayHint()}
          type="date"
          min={today}
          value={operation.day}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
      )
    case 'name':
      return <NameFields {...props} />
    default:
      return <AmountFields {...props} />
  }
}

/** Asks what is changed in the chosen rows. */
export function OperationForm(props: OperationProps): ReactElement {
  const { level, operation, onChange } = props
  const options: readonly What[] = whatOf[level]
  return (
    <div className={styles.operation}>
      <Choice
        label={bulkWords.what()}
        value={operation.what}
        options={options}
        nameOf={(each) => bulkWords[each]()}
        onChange={(what) => onChange({ what, value: '' })}
      />
      <ValueFields {...props} />
    </div>
  )
}
