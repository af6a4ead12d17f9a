import type { ChangeEvent, ClipboardEvent, KeyboardEvent, ReactElement, RefObject } from 'react'
import { boundsOf, type DayPart, type DayText, digitsOf, isFull, stepped } from './birthday-day.ts'
import styles from './birthday-field.module.css'

/** A part's name and placeholder. */
export interface PartWords {
  readonly name: string
  readonly empty: string
}

interface BirthdayPartProps {
  part: DayPart
  text: DayText
  words: PartWords
  today: Date
  locked: boolean
  /** The ids of the field's hint and error. */
  describedBy: string | undefined
  invalid: boolean
  onWrite: (part: DayPart, written: string) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** Returns the inputs of one field, in their order on the screen. */
function neighbour(from: HTMLInputElement, by: 1 | -1): HTMLInputElement | undefined {
  const all = [...(from.parentElement?.querySelectorAll('input') ?? [])]
  return all[all.indexOf(from) + by]
}

function moveTo(from: HTMLInputElement, by: 1 | -1): void {
  const to = neighbour(from, by)
  to?.focus()
  to?.select()
}

function onArrow(event: KeyboardEvent<HTMLInputElement>, props: BirthdayPartProps): void {
  const input = event.currentTarget
  const { part, text, today, locked, onWrite } = props
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault()
    if (!locked) onWrite(part, stepped(part, text, event.key === 'ArrowUp' ? 1 : -1, today))
  } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    event.preventDefault()
    moveTo(input, event.key === 'ArrowRight' ? 1 : -1)
  } else if (event.key === 'Backspace' && input.value === '') {
    event.preventDefault()
    moveTo(input, -1)
  } else if (/^[/.\-\s]$/.test(event.key) && input.value !== '') {
    // Typing the separator moves on to the next part.
    event.preventDefault()
    moveTo(input, 1)
  }
}

/** One part of a date: a complete part moves on to the next, arrows change its number. */
export function BirthdayPart(props: BirthdayPartProps): ReactElement {
  const { part, text, words, today, locked, describedBy, invalid, onWrite, onPaste } = props
  const [least, most] = boundsOf(part, text, today)
  const written = text[part]
  const write = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // Replaces a leading zero that was added to a single digit.
    const digits = currentTarget.value.replace(/\D/g, '').slice(-digitsOf[part])
    onWrite(part, digits)
    const deletes = nativeEvent instanceof InputEvent && nativeEvent.inputType.startsWith('delete')
    if (!deletes && isFull(part, digits)) moveTo(currentTarget, 1)
  }
  return (
    <input
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-label={words.name}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={written === '' ? undefined : Number(written)}
      aria-valuetext={written === '' ? words.empty : written}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      autoComplete={`bday-${part}`}
      placeholder={words.empty}
      data-part={part}
      className={styles.part}
      readOnly={locked}
      value={written}
      onChange={write}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={(event) => onArrow(event, props)}
      onPaste={onPaste}
    />
  )
}

/** Returns the first empty part of a field, or its first part. */
export function partToFill(field: RefObject<HTMLElement | null>): HTMLInputElement | undefined {
  const all = [...(field.current?.querySelectorAll('input') ?? [])]
  return all.find(({ value }) => value === '') ?? all[0]
}
