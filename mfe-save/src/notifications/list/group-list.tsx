import { paths } from '@tessera/contracts/paths'
import { useShell } from '@tessera/module/react'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import { Skeleton } from '@tessera/ui/skeleton'
import type { ReactElement } from 'react'
import { words } from '../words.ts'
import { GroupRow } from './group-row.tsx'
import styles from './list.module.css'
import type { useNotifications } from './use-notifications.ts'

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton width={44} height={44} radius="var(--r-full)" />
          <div className={styles.lines}>
            <Skeleton width="80%" height={16} />
            <Skeleton width="30%" height={12} />
          </div>
        </div>
      ))}
    </div>
  )
}

function Nothing(): ReactElement {
  const { navigate } = useShell()
  return (
    <EmptyState
      title={words.emptyTitle()}
      action={
        <Button kind="primary" href={paths.ideas.to()} onNavigate={navigate}>
          {words.findIdeas()}
        </Button>
      }
    >
      {words.empty()}
    </EmptyState>
  )
}

/** The notifications in each of their states: loading, failed, none, or a list. */
export function GroupList(props: {
  readonly notifications: ReturnType<typeof useNotifications>
}): ReactElement {
  const { list, groups, open } = props.notifications
  if (list.data === undefined && list.error !== null)
    return (
      <ErrorRegion
        title={words.failed()}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      >
        {list.error.message}
      </ErrorRegion>
    )
  if (list.data === undefined) return <Waiting />
  if (groups.length === 0) return <Nothing />
  return (
    <ul aria-label={words.list()} className={styles.list}>
      {groups.map((group) => (
        <GroupRow key={group.id} group={group} onOpen={open} />
      ))}
    </ul>
  )
}
