import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { detailsOf, type FailedProps } from '../modules/failed-region.tsx'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import styles from './empty-page.module.css'
import { useFirstTitle } from './first-title.ts'

/** Replaces a page whose module failed. */
export function FailedPage({
  shell,
  error,
  onRetry,
}: FailedProps & { readonly shell: Pick<Shell, 'boot' | 'parts'> }) {
  useFirstTitle(words.pageFailed(), shell.boot.brand)
  return (
    <div className={styles.page} data-module={error.module}>
      <div role="alert" className={styles.failed}>
        <EmptyState
          title={words.pageFailed()}
          action={
            <div className={styles.acts}>
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
        <details className={styles.details}>
          <summary>{words.details()}</summary>
          {detailsOf(error)}
        </details>
      </div>
    </div>
  )
}
