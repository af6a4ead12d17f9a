import { type ReactElement, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './field.module.css'

/** Props that every field has. */
export interface FieldProps {
  label: ReactNode
  /** Help text, shown with or without an error. */
  hint?: ReactNode
  /** The error and its fix. Marks the field invalid. */
  error?: ReactNode
  /** A control at the end of the input, such as a button that shows the password. */
  action?: ReactNode
}

/** Props that the frame gives its input. */
export interface FramedInput {
  id: string
  className: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface FieldFrameProps extends FieldProps {
  id?: string | undefined
  describedBy?: string | undefined
  className?: string | undefined
  input: (framed: FramedInput) => ReactElement
}

/** A label above an input, hint and error below it, connected for screen readers. */
export function FieldFrame(props: FieldFrameProps): ReactElement {
  const { label, hint, error, action, id, describedBy, className, input } = props
  const own = useId()
  const inputId = id ?? own
  const hasHint = hint !== undefined && hint !== null
  const hasError = error !== undefined && error !== null && error !== ''
  const described = classes(
    hasError && `${inputId}-error`,
    hasHint && `${inputId}-hint`,
    describedBy,
  )
  return (
    <div className={classes(styles.field, className)}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
      </label>
      <div className={styles.frame}>
        {input({
          id: inputId,
          className: classes(styles.input, action !== undefined && styles.withAction),
          'aria-invalid': hasError || undefined,
          'aria-describedby': described === '' ? undefined : described,
        })}
        {action === undefined ? null : <div className={styles.action}>{action}</div>}
      </div>
      <div className={styles.notes} aria-live="polite">
        {hasError ? (
          <p id={`${inputId}-error`} className={styles.error}>
            {error}
          </p>
        ) : null}
        {hasHint ? (
          <p id={`${inputId}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
      </div>
    </div>
  )
}
