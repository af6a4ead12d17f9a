import type { CSSProperties, ReactElement } from 'react'
import { classes } from './classes.ts'
import styles from './skeleton.module.css'
import { words } from './words.ts'

interface SkeletonProps {
  width?: CSSProperties['inlineSize']
  height?: CSSProperties['blockSize']
  radius?: CSSProperties['borderRadius']
  /** The dominant color of the picture that is loading. */
  color?: string
  className?: string
}

/** A placeholder in the shape of what is loading. One of its parents announces the loading. */
export function Skeleton(props: SkeletonProps): ReactElement {
  const { width, height, radius, color, className } = props
  return (
    <span
      aria-hidden="true"
      className={classes(styles.block, className)}
      style={{
        inlineSize: width,
        blockSize: height,
        borderRadius: radius,
        backgroundColor: color,
      }}
    />
  )
}

const ratios = [1.5, 0.95, 1.2, 1.65, 1.05, 1.4, 1.75, 0.9, 1.3, 1.1, 1.6, 1.25] as const

/** Placeholders for a pin grid: columns of pictures with two lines each. */
export function GridSkeleton({
  columns = 10,
  rows = 2,
  label = words.loading(),
}: {
  columns?: number
  rows?: number
  label?: string
}): ReactElement {
  return (
    <div role="status" aria-label={label} className={styles.grid}>
      {Array.from({ length: columns }, (_, column) => (
        <div key={column} className={styles.column}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.tile}>
              <span
                className={classes(styles.block, styles.picture)}
                style={{ aspectRatio: 1 / (ratios[(column * 5 + row * 7) % ratios.length] ?? 1) }}
              />
              <Skeleton className={classes(styles.line)} width="70%" />
              <Skeleton className={classes(styles.line)} width="40%" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
