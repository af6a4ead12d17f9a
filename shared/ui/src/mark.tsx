import type { ReactElement } from 'react'
import { classes } from './classes.ts'
import styles from './mark.module.css'

interface MarkProps {
  size?: number
  /**
   * Shows the wordmark beside the drawing. Without it the mark is decoration, and its link needs a
   * label.
   */
  name?: string
  className?: string
}

/** The logo: four tiles, three of cinnabar, one of ink, one of them with a round corner. */
export function Mark({ size = 24, name, className }: MarkProps): ReactElement {
  return (
    <span className={classes(styles.mark, className)}>
      <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24">
        <g fill="var(--accent)">
          <rect width="11" height="11" rx="3" />
          <rect y="13" width="11" height="11" rx="3" />
          <path d="M16 13h5a3 3 0 0 1 3 3 8 8 0 0 1-8 8 3 3 0 0 1-3-3v-5a3 3 0 0 1 3-3Z" />
        </g>
        <rect x="13" width="11" height="11" rx="3" fill="currentColor" />
      </svg>
      {name === undefined ? null : <span className={styles.name}>{name}</span>}
    </span>
  )
}
