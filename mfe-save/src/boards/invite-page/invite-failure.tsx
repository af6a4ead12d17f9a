import { FindIdeas } from '@tessera/module/find-ideas'
import { useTitle } from '@tessera/module/react'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import type { ReactElement } from 'react'
import styles from './invite.module.css'
import { words } from './words.ts'

interface InviteFailureProps {
  readonly code: string
  readonly message: string
  readonly retrying: boolean
  readonly onRetry: () => void
}

const reasons: Readonly<Record<string, () => readonly [string, string]>> = {
  'invite-gone': () => [words.gone(), words.goneWhy()],
  'invite-used': () => [words.used(), words.usedWhy()],
  // The token is malformed, such as when a part of the link was lost.
  'bad-input': () => [words.gone(), words.goneWhy()],
}

/** Explains why an invitation can't be used. Offers to try again after a passing error. */
export function InviteFailure({
  code,
  message,
  retrying,
  onRetry,
}: InviteFailureProps): ReactElement {
  const [title, why] = reasons[code]?.() ?? [words.failed(), null]
  useTitle(title)
  return (
    <div className={styles.page}>
      {why === null ? (
        <ErrorRegion isPage title={title} busy={retrying} onRetry={onRetry}>
          {message}
        </ErrorRegion>
      ) : (
        <EmptyState isPage title={title} action={<FindIdeas />}>
          {why}
        </EmptyState>
      )}
    </div>
  )
}
