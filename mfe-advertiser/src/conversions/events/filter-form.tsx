import { ConversionEventName, ConversionSource } from '@tessera/contracts/ads/conversion-event'
import { limits } from '@tessera/contracts/limits'
import { Button } from '@tessera/ui/button'
import { SelectField, TextField } from '@tessera/ui/field'
import { type FormEvent, type ReactElement, useState } from 'react'
import { eventWords } from '../../kit/metrics/words.ts'
import panels from '../../kit/panels/panels.module.css'
import styles from '../frame/frame.module.css'
import { words as shared, sourceWords, statusWords } from '../frame/words.ts'
import { type EventFilters, noFilters } from './event-filters.ts'
import { eventsWords as words } from './words.ts'

interface ChoiceProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

const Choice = ({ label, value, options, onChange }: ChoiceProps): ReactElement => (
  <SelectField
    label={label}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="">{shared.all()}</option>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </SelectField>
)

const eventOptions = () =>
  ConversionEventName.options.map((value) => ({ value, label: eventWords[value]() }))
const sourceOptions = () =>
  ConversionSource.options.map((value) => ({ value, label: sourceWords[value]() }))
const statusOptions = () =>
  (['counted', 'duplicate'] as const).map((value) => ({ value, label: statusWords[value]() }))

interface FilterFormProps {
  readonly filters: EventFilters
  readonly onApply: (filters: EventFilters) => void
}

/** The filters of the event history, which apply together. */
export function FilterForm({ filters, onApply }: FilterFormProps): ReactElement {
  const [draft, setDraft] = useState(filters)
  const [isWrong, setWrong] = useState(false)
  const write = (change: Partial<EventFilters>) => {
    setWrong(false)
    setDraft({ ...draft, ...change })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isPast = draft.from !== '' && draft.to !== '' && draft.from > draft.to
    setWrong(isPast)
    if (!isPast) onApply(draft)
  }
  const day = (name: 'from' | 'to', error?: string) => (
    <TextField
      type="date"
      label={words[name]()}
      value={draft[name]}
      error={error}
      onChange={({ currentTarget }) => write({ [name]: currentTarget.value })}
    />
  )
  return (
    <form aria-label={words.filters()} noValidate className={panels.stack} onSubmit={submit}>
      <div className={styles.fields}>
        {day('from', isWrong ? words.datesWrong() : undefined)}
        {day('to')}
        <Choice
          label={words.event()}
          value={draft.event}
          options={eventOptions()}
          onChange={(event) => write({ event })}
        />
        <Choice
          label={words.source()}
          value={draft.source}
          options={sourceOptions()}
          onChange={(source) => write({ source })}
        />
        <Choice
          label={words.result()}
          value={draft.status}
          options={statusOptions()}
          onChange={(status) => write({ status })}
        />
        <TextField
          label={words.search()}
          value={draft.search}
          maxLength={limits.conversionIdMax}
          autoComplete="off"
          spellCheck={false}
          onChange={({ currentTarget }) => write({ search: currentTarget.value })}
        />
      </div>
      <div className={panels.acts}>
        <Button type="submit" kind="ink">
          {words.apply()}
        </Button>
        <Button
          onClick={() => {
            write(noFilters)
            onApply(noFilters)
          }}
        >
          {words.clear()}
        </Button>
      </div>
    </form>
  )
}
