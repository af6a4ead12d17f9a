import {
  type ClipboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useMemo,
  useRef,
} from 'react'
import { type DayPart, dayOfValue, dayOrder, isDay, pastedDay, valueOfDay } from './birthday-day.ts'
import styles from './birthday-field.module.css'
import { BirthdayPart, type PartWords, partToFill } from './birthday-part.tsx'
import { classes } from './classes.ts'
import field from './field.module.css'

interface BirthdayFieldProps {
  label: string
  name?: string
  /** `YYYY-MM-DD`, empty, or the incomplete date as typed. */
  value: string
  onChange: (value: string) => void
  /** The language whose order of day, month and year is used. */
  locale: string
  /** The names of the parts. */
  parts: { readonly [Part in DayPart]: PartWords }
  hint?: ReactNode
  error?: ReactNode
  /** While busy the date cannot be changed. */
  locked?: boolean
  /** Disables the field. */
  disabled?: boolean
  today?: Date
}

/**
 * A birthday in three parts, in the order of the person's language. An input beside them has the
 * whole date, for password managers, which find it by `bday`.
 */
export function BirthdayField(props: BirthdayFieldProps): ReactElement {
  const { label, value, onChange, locale, parts, error, locked = false, name = 'birthday' } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const order = useMemo(() => dayOrder(locale), [locale])
  const text = dayOfValue(value)
  const wrong = error !== undefined && error !== null && error !== ''
  const described = classes(wrong && `${id}-error`, props.hint !== undefined && `${id}-hint`)
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    if (locked || /^\s*\d{1,4}\s*$/.test(pasted)) return
    event.preventDefault()
    const day = pastedDay(pasted, order)
    if (day !== undefined) onChange(valueOfDay(day))
  }
  return (
    <fieldset
      disabled={props.disabled}
      className={field.field}
      aria-describedby={described === '' ? undefined : described}
    >
      <legend className={classes(field.label, styles.legend)}>{label}</legend>
      <div
        ref={frame}
        className={classes(field.input, styles.parts)}
        data-wrong={wrong}
        data-locked={locked || props.disabled}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          partToFill(frame)?.focus()
        }}
      >
        {order.parts.map((part, at) => [
          at === 0 ? null : (
            <span key={`before-${part}`} aria-hidden="true" className={styles.between}>
              {order.between}
            </span>
          ),
          <BirthdayPart
            key={part}
            {...{ part, text, locked }}
            words={parts[part]}
            today={props.today ?? new Date()}
            invalid={wrong}
            describedBy={described === '' ? undefined : described}
            onWrite={(written, digits) => onChange(valueOfDay({ ...text, [written]: digits }))}
            onPaste={paste}
          />,
        ])}
      </div>
      <input
        type="date"
        name={name}
        aria-label={label}
        aria-hidden="true"
        tabIndex={-1}
        autoComplete="bday"
        className={styles.whole}
        readOnly={locked}
        value={isDay(text) ? value : ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <div className={field.notes} aria-live="polite">
        {wrong ? (
          <p id={`${id}-error`} className={field.error}>
            {error}
          </p>
        ) : null}
        {props.hint === undefined ? null : (
          <p id={`${id}-hint`} className={field.hint}>
            {props.hint}
          </p>
        )}
      </div>
    </fieldset>
  )
}
