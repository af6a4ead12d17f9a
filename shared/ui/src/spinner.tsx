import type { CSSProperties, ReactElement } from 'react'
import styles from './spinner.module.css'
import { words } from './words.ts'

type Sized = CSSProperties & { '--spinner-size': string }

/**
 * Shows and announces that something is under way. Pass an empty label where text nearby says so.
 */
export function Spinner({
  size = 20,
  label = words.loading(),
}: {
  size?: number
  label?: string
}): ReactElement {
  const style: Sized = { '--spinner-size': `${size}px` }
  return label === '' ? (
    <span className={styles.spinner} style={style} aria-hidden="true" />
  ) : (
    <span className={styles.spinner} style={style} role="status" aria-label={label} />
  )
}
