import { ErrorRegion } from '@tessera/ui/error-region'
import styles from './page.module.css'
import { words } from './words.ts'

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
