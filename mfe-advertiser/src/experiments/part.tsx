import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './experiments.module.css'

interface PartProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of a page, below its heading. */
export function Part({ title, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
