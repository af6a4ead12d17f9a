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
  /** True when nothing else is on the page: the title is then the page's h1. */
  isPage?: boolean
}

/** Shown where there is nothing yet. */
export function EmptyState({
  title,
  children,
  action,
  isPage = false,
}: EmptyStateProps): ReactElement {
  const Title = isPage ? 'h1' : 'h2'
  return (
    <div className={styles.empty}>
      <div className={styles.space}>
        <Suspense>
          <EmptyDrawing />
        </Suspense>
      </div>
      <div className={styles.words}>
        {title === undefined ? null : <Title className={styles.title}>{title}</Title>}
        <p className={styles.text}>{children}</p>
      </div>
      {action}
    </div>
  )
}
