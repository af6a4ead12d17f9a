import { type KeyboardEvent, type ReactElement, useState } from 'react'
import styles from './library.module.css'

interface TextCellProps {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly placeholder?: string
  /** True for a text that belongs to somebody else. */
  readonly isFixed: boolean
  /** Keeps the new text; called when it differs. */
  readonly onKeep: (text: string) => void
}

/** A text of a table that is changed in place: Enter or leaving it keeps the change, Escape drops it. */
export function TextCell(props: TextCellProps): ReactElement {
  const { label, value, maxLength, placeholder, isFixed, onKeep } = props
  const [typed, type] = useState<string>()
  if (isFixed)
    return (
      <span className={styles.fixed} dir="auto">
        {value}
      </span>
    )
  const keep = () => {
    const text = typed?.trim()
    type(undefined)
    if (text !== undefined && text !== value) onKeep(text)
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep()
    if (event.key !== 'Escape' || typed === undefined) return
    // The first Escape leaves the text, the next one the field.
    event.stopPropagation()
    type(undefined)
  }
  return (
    <input
      className={styles.cell}
      type="text"
      dir="auto"
      aria-label={label}
      maxLength={maxLength}
      placeholder={placeholder}
      value={typed ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={keep}
      onKeyDown={press}
    />
  )
}
