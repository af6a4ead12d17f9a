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

/** A section of the page: its description on one side, its content on the other. */
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

/** Shows that a section could not be loaded, with a button to retry. */
export function Failed({ failure, retrying, onRetry }: FailedProps) {
  return (
    <div className={styles.failed}>
      <ErrorRegion title={words.failed()} busy={retrying} onRetry={onRetry}>
        {failure.message}
      </ErrorRegion>
    </div>
  )
}

/** Shows an error of the whole form; screen readers announce it. */
export function FormFault({ message }: { readonly message: string | undefined }) {
  return message === undefined ? null : (
    <p role="alert" className={styles.fault}>
      {message}
    </p>
  )
}
