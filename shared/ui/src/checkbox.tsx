import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { classes } from './classes.ts'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
}

/** A yes-or-no choice that is sent with its form. */
export function Checkbox({ label, hint, error, className, ...rest }: CheckboxProps): ReactElement {
  const id = useId()
  const wrong = error !== undefined && error !== null && error !== ''
  return (
    <label className={classes(styles.choice, className)}>
      <input
        {...rest}
        type="checkbox"
        className={classes(styles.box, styles.check)}
        aria-invalid={wrong || undefined}
        aria-labelledby={`${id}-label`}
        aria-describedby={classes(wrong && `${id}-error`, hint !== undefined && `${id}-hint`)}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
        {wrong ? (
          <span id={`${id}-error`} className={styles.error}>
            {error}
          </span>
        ) : null}
      </span>
    </label>
  )
}
