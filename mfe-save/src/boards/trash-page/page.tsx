import { useStore } from '@nanostores/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listOptions } from '@tessera/client'
import { trash } from '@tessera/contracts/calls/actions'
import type { TrashItem } from '@tessera/contracts/entities/action'
import { limits } from '@tessera/contracts/limits'
import { paths } from '@tessera/contracts/paths'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell, useTitle } from '@tessera/module/react'
import { useTyped } from '@tessera/module/use-typed'
import { Button } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import { SearchField } from '@tessera/ui/field'
import { useNearEnd } from '@tessera/ui/grid/use-near-end'
import { SettingsPage } from '@tessera/ui/settings-page'
import { Skeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useState } from 'react'
import { DeleteForeverModal } from './delete-forever-modal.tsx'
import styles from './trash.module.css'
import { TrashBar } from './trash-bar.tsx'
import { TrashRow } from './trash-row.tsx'
import { type TrashSelection, useTrashSelection } from './use-trash-selection.ts'
import { words } from './words.ts'

const days = { days: limits.trashDays }

function Nothing(): ReactElement {
  const { navigate, $viewer } = useShell()
  const viewer = useStore($viewer)
  const to = viewer === null ? paths.home.to() : paths.profile.to({ username: viewer.username })
  return (
    <EmptyState
      title={words.empty()}
      action={
        <Button kind="primary" href={to} onNavigate={(path) => navigate(path)}>
          {words.toBoards()}
        </Button>
      }
    >
      {words.emptyWhy(days)}
    </EmptyState>
  )
}

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label={words.loading()} className={styles.list}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className={styles.row}>
          <Skeleton width={88} height={88} radius="var(--r-m)" />
          <div className={styles.text}>
            <Skeleton width="50%" height={20} />
          </div>
          <Skeleton width={110} height={44} radius="var(--r-full)" />
        </div>
      ))}
    </div>
  )
}

type ItemsToDelete = readonly TrashItem[] | 'all' | null

interface ItemsProps {
  readonly selection: TrashSelection
  /** True for all of the trash, false for what a search found. */
  readonly isWhole: boolean
}

function Items({ selection, isWhole }: ItemsProps): ReactElement {
  const [asked, setAsked] = useState<ItemsToDelete>(null)
  const { items } = selection
  const onDeleted = () => {
    selection.leave(asked === 'all' ? items : (asked ?? []))
    setAsked(null)
    selection.end()
  }
  return (
    <>
      <TrashBar
        selection={selection}
        onDelete={() => setAsked(selection.selected)}
        onEmpty={isWhole ? () => setAsked('all') : undefined}
      />
      <ul aria-label={words.list()} className={styles.list}>
        {items.map((item) => (
          <TrashRow key={item.action_id} item={item} selection={selection} />
        ))}
      </ul>
      {asked === null ? null : (
        <DeleteForeverModal items={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />
      )}
    </>
  )
}

/** Says that a search found nothing. */
function FoundNothing({ onShowAll }: { readonly onShowAll: () => void }): ReactElement {
  return (
    <EmptyState
      title={words.foundNothing()}
      action={<Button onClick={onShowAll}>{words.showAll()}</Button>}
    >
      {words.foundNothingWhy()}
    </EmptyState>
  )
}

function Deleted({ query, onShowAll }: { query: string; onShowAll: () => void }): ReactElement {
  const { client } = useShell()
  const asked = query === '' ? {} : { query }
  const list = useInfiniteQuery({ ...listOptions(client, trash, asked), refetchOnMount: 'always' })
  const wantsMore = list.hasNextPage && !list.isFetching && !list.isFetchNextPageError
  const end = useNearEnd<HTMLDivElement>(wantsMore, () => void list.fetchNextPage())
  const selection = useTrashSelection(list.data?.pages.flatMap(({ data }) => data) ?? [])
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
  if (selection.items.length === 0 && !list.hasNextPage)
    return query === '' ? <Nothing /> : <FoundNothing onShowAll={onShowAll} />
  return (
    <>
      <Items selection={selection} isWhole={query === ''} />
      <div ref={end} />
      <ListFailure list={list} />
      {list.hasNextPage ? null : <p className={styles.end}>{words.end()}</p>}
    </>
  )
}

/** The pins, sections, boards and merges that the viewer can still restore. */
export default function TrashPage(): ReactElement {
  useTitle(words.title())
  const [query, ask] = useState('')
  const [text, type] = useTyped(query, ask)
  return (
    <SettingsPage title={words.title()} lead={words.why(days)}>
      <SearchField
        className={styles.search ?? ''}
        label={words.search()}
        value={text}
        onChange={type}
      />
      <Deleted key={query} query={query} onShowAll={() => type('')} />
    </SettingsPage>
  )
}
