import { callErrorOf } from '@tessera/client'
import { useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import { FindIdeas } from './find-ideas.tsx'
import styles from './missing.module.css'

interface MissingProps {
  readonly failure: Error
  /** What is said when there is no such thing. */
  readonly title: string
  readonly why: string
  readonly retrying: boolean
  readonly onRetry: () => void
}

/** Errors that no second try mends: the address leads to nothing that this person may see. */
const gone: ReadonlySet<string> = new Set(['not-found', 'not-allowed', 'bad-input'])

function NotHere({ title, why }: Pick<MissingProps, 'title' | 'why'>): ReactElement {
  useTitle(title)
  return (
    <EmptyState title={title} action={<FindIdeas />}>
      {why}
    </EmptyState>
  )
}

/** What a page shows instead of what it could not get. */
export function Missing({ failure, title, why, retrying, onRetry }: MissingProps): ReactElement {
  const isGone = gone.has(callErrorOf(failure)?.code ?? '')
  return (
    <div className={styles.missing}>
      {isGone ? (
        <NotHere title={title} why={why} />
      ) : (
        <ErrorRegion title={words.pageFailed()} busy={retrying} onRetry={onRetry}>
          {failure.message}
        </ErrorRegion>
      )}
    </div>
  )
}
