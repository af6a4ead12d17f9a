import { paths } from '@tessera/contracts/paths'
import type { ModuleError } from '@tessera/module/load'
import { moduleErrorTexts } from '@tessera/module/load'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { Shell } from '../boot/create-shell.ts'
import { useFirstTitle } from '../pages/first-title.ts'
import { words } from '../words.ts'
import styles from './frame.module.css'

interface FailedProps {
  readonly error: ModuleError
  readonly onRetry: () => void
}

/** Describes a module's error for support. */
export const detailsOf = ({ module, code }: ModuleError): string =>
  `${moduleErrorTexts[code]} (${module}: ${code})`

/** Replaces a module's part of a page that failed; the rest of the page keeps working. */
export function FailedRegion({ error, onRetry }: FailedProps) {
  return (
    <div className={styles.failed} data-module={error.module}>
      <ErrorRegion title={words.partFailed()} onRetry={onRetry} code={detailsOf(error)}>
        {words.regionFailed()}
      </ErrorRegion>
    </div>
  )
}

/** Replaces a page whose module failed. */
export function FailedPage({ shell, error, onRetry }: FailedProps & { readonly shell: Shell }) {
  useFirstTitle(words.pageFailed(), shell.boot.brand)
  return (
    <div className={styles.notFound} data-module={error.module}>
      <div role="alert" className={styles.failedPage}>
        <EmptyState
          title={words.pageFailed()}
          action={
            <div className={styles.failedActs}>
              <Button kind="primary" onClick={onRetry}>
                {words.tryAgain()}
              </Button>
              <Button href={paths.home.to()} onNavigate={shell.parts.navigate}>
                {words.goHome()}
              </Button>
            </div>
          }
        >
          {words.pageFailedWhy()}
        </EmptyState>
        <details className={styles.failedDetails}>
          <summary>{words.details()}</summary>
          {detailsOf(error)}
        </details>
      </div>
    </div>
  )
}
