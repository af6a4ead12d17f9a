import type { ReactElement, ReactNode } from 'react'
import styles from './overtaken.module.css'

interface OvertakenProps {
  readonly title: string
  readonly why: string
  /** The saved version. */
  readonly children: ReactNode
  /** The buttons that decide between the two. */
  readonly acts: ReactNode
}

/** Shows what somebody else has saved meanwhile, above the form with what was written here. */
export function Overtaken({ title, why, children, acts }: OvertakenProps): ReactElement {
  return (
    <section role="alert" aria-label={title} className={styles.theirs}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.why}>{why}</p>
      <blockquote className={styles.text} dir="auto">
        {children}
      </blockquote>
      <div className={styles.acts}>{acts}</div>
    </section>
  )
}
