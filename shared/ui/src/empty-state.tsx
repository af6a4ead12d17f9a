import { lazy, type ReactElement, type ReactNode, Suspense } from 'react'
import styles from './empty-state.module.css'

// Few pages are empty, so the drawing is no part of their first chunk; without it the words are enough.
const EmptyDrawing = lazy(() =>
  import(/* webpackChunkName: "empty-drawing" */ './empty-drawing.tsx').catch(() => ({
    default: (): ReactElement => <></>,
  })),
)

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
      <div className={styles.space}>
        <Suspense>
          <EmptyDrawing />
        </Suspense>
      </div>
      <div className={styles.words}>
        {title === undefined ? null : <h2 className={styles.title}>{title}</h2>}
        <p className={styles.text}>{children}</p>
      </div>
      {action}
    </div>
  )
}
