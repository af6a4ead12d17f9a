import type { ReactElement, ReactNode } from 'react'
import { EmptyDrawing } from './empty-drawing.tsx'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title?: ReactNode
  /** One sentence with the reason and the next step. */
  children: ReactNode
  /** The one action, usually a `<Button>`. */
  action?: ReactNode
}

/** Shown where there is nothing yet. */
export function EmptyState({ title, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.empty}>
      <EmptyDrawing />
      <div className={styles.words}>
        {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
        <p className={styles.text}>{children}</p>
      </div>
      {action}
    </div>
  )
}
