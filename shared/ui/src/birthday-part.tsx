import type { ChangeEvent, ClipboardEvent, KeyboardEvent, ReactElement, RefObject } from 'react'
import { boundsOf, type DayPart, type DayText, digitsOf, isFull, stepped } from './birthday-day.ts'
import styles from './birthday-field.module.css'

/** What a part is called, and what stands in it while it is empty. */
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
  /** The ids of what is said about the field, for a screen reader. */
  describedBy: string | undefined
  invalid: boolean
  onWrite: (part: DayPart, written: string) => void
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The parts of one field in their order, found by where they are. */
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
    // Whoever writes what stands between the parts means the next one.
    event.preventDefault()
    moveTo(input, 1)
  }
}

/** One part of a day: digits go on to the next part by themselves, arrows change it. */
export function BirthdayPart(props: BirthdayPartProps): ReactElement {
  const { part, text, words, today, locked, describedBy, invalid, onWrite, onPaste } = props
  const [least, most] = boundsOf(part, text, today)
  const written = text[part]
  const write = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    // A zero that was put before a single digit gives way to the digit after it.
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

/** The first part of a field that is still empty, or its first. */
export function partToFill(field: RefObject<HTMLElement | null>): HTMLInputElement | undefined {
  const all = [...(field.current?.querySelectorAll('input') ?? [])]
  return all.find(({ value }) => value === '') ?? all[0]
}
