import { useStore } from '@nanostores/react'
import { paths } from '@tessera/contracts/paths'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { useEffect, useState } from 'react'
import { detailsOf, type FailedProps } from '../modules/failed-region.tsx'
import type { Shell } from '../shell/shell.ts'
import { words } from '../words.ts'
import styles from './empty-page.module.css'
import { useFirstTitle } from './first-title.ts'

interface FailedPageProps extends FailedProps {
  readonly shell: {
    readonly boot: Pick<Shell['boot'], 'brand'>
    readonly parts: Pick<Shell['parts'], 'navigate'>
    readonly network: Pick<Shell['network'], '$network'>
  }
}

/** Replaces a page whose module failed. Without a network it says so, and loads the page when there is one. */
export function FailedPage({ shell, error, onRetry }: FailedPageProps) {
  const network = useStore(shell.network.$network)
  const [wasOffline] = useState(network === 'offline')
  const isBack = wasOffline && network === 'reached'
  useEffect(() => {
    if (isBack) onRetry()
  }, [isBack, onRetry])
  const title = wasOffline ? words.pageOffline() : words.pageFailed()
  useFirstTitle(title, shell.boot.brand)
  return (
    <div className={styles.page} data-module={error.module}>
      <div role="alert" className={styles.failed}>
        <EmptyState
          isPage
          title={title}
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
          {wasOffline ? words.pageOfflineWhy() : words.pageFailedWhy()}
        </EmptyState>
        <details className={styles.details}>
          <summary>{words.details()}</summary>
          {detailsOf(error)}
        </details>
      </div>
    </div>
  )
}
