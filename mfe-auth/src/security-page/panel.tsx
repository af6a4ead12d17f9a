import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './page.module.css'
import { words } from './words.ts'

interface PanelProps {
  readonly title: string
  readonly why: string
  readonly children: ReactNode
}

/** One part of the page: what it is for on one side, what can be done on the other. */
export function Panel({ title, why, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.why}>{why}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}

interface FailedProps {
  readonly failure: Error
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** A part that could not be asked for: why, and once more. */
export function Failed({ failure, retrying, onRetry }: FailedProps) {
  return (
    <div className={styles.failed}>
      <ErrorRegion title={words.failed()} busy={retrying} onRetry={onRetry}>
        {failure.message}
      </ErrorRegion>
    </div>
  )
}

/** What went wrong with a form as a whole, said at once. */
export function FormFault({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : (
    <p role="alert" className={styles.fault}>
      {message}
    </p>
  )
}
