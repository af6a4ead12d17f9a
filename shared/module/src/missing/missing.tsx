import { callErrorOf } from '@tessera/client'
import { useResourceRedirect, useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactElement } from 'react'
import { FindIdeas } from './find-ideas.tsx'
import styles from './missing.module.css'
import { words } from './words.ts'

interface MissingProps {
  readonly failure: Error
  /** The title when the resource does not exist. */
  readonly title: string
  readonly why: string
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** Errors that no second try mends: the address leads to nothing that this person may see. */
const gone: ReadonlySet<string> = new Set(['not-allowed', 'bad-input'])

function NotHere({ title, why }: Pick<MissingProps, 'title' | 'why'>): ReactElement {
  useTitle(title)
  return (
    <EmptyState isPage title={title} action={<FindIdeas />}>
      {why}
    </EmptyState>
  )
}

/** Replaces a page whose resource failed to load; a missing resource may redirect. */
export function Missing(props: MissingProps): ReactElement | null {
  const { failure, title, why, retrying, onRetry } = props
  useResourceRedirect(failure)
  const code = callErrorOf(failure)?.code ?? ''
  // On its way to where what is missing leads.
  if (code === 'not-found') return null
  return (
    <div className={styles.missing}>
      {gone.has(code) ? (
        <NotHere title={title} why={why} />
      ) : (
        <ErrorRegion isPage title={words.pageFailed()} busy={retrying} onRetry={onRetry}>
          {failure.message}
        </ErrorRegion>
      )}
    </div>
  )
}
