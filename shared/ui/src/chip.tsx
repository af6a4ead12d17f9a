import type { ComponentProps, ReactElement, ReactNode } from 'react'
import styles from './chip.module.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

interface ChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  /** Selected or not. Without it the chip is a plain button. */
  pressed?: boolean
  /** Shows a cross: a press removes the chip. */
  removable?: boolean
}

/** A small choice in a row: a filter or a suggestion. */
export function Chip({
  children,
  pressed,
  removable,
  className,
  ...rest
}: ChipProps): ReactElement {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={classes(styles.chip, className)}
    >
      {children}
      {removable ? <Icon shape={icons.close} size={16} /> : null}
    </button>
  )
}

/** A row of chips that scrolls sideways when it is too long. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <fieldset aria-label={label}>
      <div className={styles.row}>{children}</div>
    </fieldset>
  )
}
