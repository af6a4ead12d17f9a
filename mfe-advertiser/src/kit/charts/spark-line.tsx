import type { ReactElement } from 'react'
import styles from './line-chart.module.css'
import type { LineShape } from './line-shape.ts'

/** The line of a chart without axes, which says no more than its direction; nothing without values. */
export function SparkLine({
  shape,
}: {
  readonly shape: LineShape | undefined
}): ReactElement | null {
  if (shape === undefined) return null
  return (
    <svg
      aria-hidden="true"
      className={styles.spark}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
    >
      <path className={styles.line} d={shape.line} />
      <path className={styles.open} d={shape.open} />
    </svg>
  )
}
