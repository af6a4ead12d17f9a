import type { ReactElement, ReactNode } from 'react'
import styles from '../frame/ads.module.css'

interface FixedProps {
  readonly label: string
  readonly value: ReactNode
  readonly why: string
}

/** A value that can't be changed, and why. */
export function Fixed({ label, value, why }: FixedProps): ReactElement {
  return (
    <dl className={styles.fixed}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
        <span className={styles.note}>{why}</span>
      </dd>
    </dl>
  )
}
