import type { ModuleError } from '@tessera/module/load'
import { moduleErrorTexts } from '@tessera/module/load'
import { ErrorRegion } from '@tessera/ui/error-region'
import { words } from '../words.ts'
import styles from './frame.module.css'

/** Replaces a module's view that failed; the rest of the page keeps working. */
export function FailedRegion({
  error,
  onRetry,
}: {
  readonly error: ModuleError
  readonly onRetry: () => void
}) {
  return (
    <div className={styles.failed} data-module={error.module}>
      <ErrorRegion
        title={moduleErrorTexts[error.code]}
        onRetry={onRetry}
        code={`${error.module}: ${error.code}`}
      >
        {words.regionFailed()}
      </ErrorRegion>
    </div>
  )
}
