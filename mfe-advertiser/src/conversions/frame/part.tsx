import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './frame.module.css'

interface PartProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** A part of a page, below its heading. */
export function Part({ title, lead, children }: PartProps): ReactElement {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {lead === undefined ? null : <p className={styles.text}>{lead}</p>}
      {children}
    </section>
  )
}
