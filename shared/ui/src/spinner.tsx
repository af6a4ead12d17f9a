import type { CSSProperties, ReactElement } from 'react'
import styles from './spinner.module.css'
import { words } from './words.ts'

type Sized = CSSProperties & { '--spinner-size': string }

/** Says that something is under way, aloud too; pass an empty label where words nearby already say it. */
export function Spinner({
  size = 20,
  label = words.loading,
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
