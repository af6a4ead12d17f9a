import { Chip } from '@tessera/ui/chip'
import { type ReactElement, useId } from 'react'
import panels from '../../kit/panels/panels.module.css'
import styles from './audiences.module.css'

interface ChoicesProps<Value extends string | number> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly isChosen: (value: Value) => boolean
  readonly onPress: (value: Value) => void
  readonly error?: string | undefined
}

/** A group of chips: one choice or several. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>): ReactElement {
  const { label, options, isChosen, onPress, error } = props
  const id = useId()
  return (
    <fieldset className={styles.chips} aria-describedby={`${id}-fault`}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ value, name }) => (
        <Chip key={value} pressed={isChosen(value)} onClick={() => onPress(value)}>
          {name}
        </Chip>
      ))}
      <span id={`${id}-fault`} aria-live="polite" className={panels.fault}>
        {error}
      </span>
    </fieldset>
  )
}
