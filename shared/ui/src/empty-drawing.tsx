import type { ReactElement } from 'react'
import { classes } from './classes.ts'
import styles from './empty-state.module.css'

/** A small mosaic that waits for its last piece. */
export default function EmptyDrawing(): ReactElement {
  return (
    <svg
      className={styles.drawing}
      aria-hidden="true"
      width="184"
      height="136"
      viewBox="0 0 184 136"
    >
      <rect className={styles.piece} x="20.5" y="24.5" width="43" height="61" rx="12" />
      <rect className={styles.soft} x="20" y="92" width="44" height="32" rx="12" />
      <rect className={styles.inked} x="70" y="24" width="44" height="32" rx="12" />
      <path
        className={styles.accent}
        d="M82 62h20a12 12 0 0 1 12 12v10c0 22-18 40-32 40a12 12 0 0 1-12-12V74a12 12 0 0 1 12-12Z"
      />
      <rect className={styles.place} x="120.75" y="40.75" width="42.5" height="46.5" rx="12" />
      <rect className={styles.piece} x="120.5" y="94.5" width="43" height="29" rx="12" />
      <g className={classes(styles.loose)}>
        <rect
          className={styles.accent}
          x="130"
          y="4"
          width="43"
          height="47"
          rx="12"
          transform="rotate(14 151 27)"
        />
      </g>
    </svg>
  )
}
