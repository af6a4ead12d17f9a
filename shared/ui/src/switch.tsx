import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react'
import styles from './choice.module.css'
import { classes } from './classes.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  hint?: ReactNode
}

/** The input's own checked state is enough for the role. */
const asSwitch = { role: 'switch' } as const

/** An on-off choice that applies at once. */
export function Switch({ label, hint, className, ...rest }: SwitchProps): ReactElement {
  const id = useId()
  return (
    <label className={classes(styles.choice, styles.end, className)}>
      <input
        {...rest}
        type="checkbox"
        {...asSwitch}
        className={classes(styles.box, styles.switch)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
