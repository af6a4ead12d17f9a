import { useStore } from '@nanostores/react'
import { plural } from '@tessera/contracts/messages'
import { paths } from '@tessera/contracts/paths'
import type { PageProps } from '@tessera/module'
import { FindIdeas } from '@tessera/module/find-ideas'
import { ListFailure } from '@tessera/module/list-failure'
import { useShell, useTitle } from '@tessera/module/react'
import { withQuery } from '@tessera/module/with-query'
import { PinList } from '@tessera/pins/pin-list'
import { EmptyState } from '@tessera/ui/empty-state'
import { ErrorRegion } from '@tessera/ui/error-region'
import { GridSkeleton } from '@tessera/ui/skeleton'
import { type ReactElement, useEffect, useState } from 'react'
import { counted } from '../../saving/words.ts'
import { FoundNone } from '../pins-asked/found-none.tsx'
import styles from './library.module.css'
import { LibraryBar } from './library-bar.tsx'
import { countFilters, filterNames, orderOf, viewOf } from './library-query.ts'
import { LibraryTable } from './library-table.tsx'
import { LibraryTools } from './library-tools.tsx'
import { useLibrary } from './use-library.ts'
import { useLibraryActs } from './use-library-acts.tsx'
import { words } from './words.ts'

/** The key `/` goes to the search field, where no other field has the focus. */
function useSearchKey(): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input, textarea, select, dialog[open], [role="menu"]') !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return
      const field = document.querySelector('[data-library-search]')
      if (!(field instanceof HTMLElement)) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])
}

/** The viewer's own pins on all their boards, filtered and sorted by the address. */
export default function LibraryPage({ query }: PageProps): ReactElement {
  useTitle(words.title())
  useSearchKey()
  const { navigate, $locale } = useShell()
  const locale = useStore($locale)
  const ask = (changes: Readonly<Record<string, string | null>>) =>
    navigate(withQuery(paths.library.to(), query, changes), { replace: true })
  const library = useLibrary(query)
  const { list, pins, total, selection } = library
  const [isSelecting, setIsSelecting] = useState(false)
  const endSelecting = () => {
    selection.clear()
    setIsSelecting(false)
  }
  const acts = useLibraryActs(endSelecting)
  const isFiltered = query.has('q') || countFilters(query) > 0
  const clearAll = () => ask(Object.fromEntries(['q', ...filterNames].map((name) => [name, null])))
  const empty = isFiltered ? (
    <FoundNone title={words.foundNone()} why={words.foundNoneWhy()} onShowAll={clearAll} />
  ) : (
    <EmptyState title={words.empty()} action={<FindIdeas />}>
      {words.emptyWhy()}
    </EmptyState>
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{words.title()}</h1>
        <p role="status" className={styles.total}>
          {total === undefined ? '' : plural(total, counted.pins, locale)}
        </p>
      </header>
      <LibraryTools
        key={isFiltered ? 'filtered' : 'all'}
        query={query}
        ask={ask}
        isSelecting={isSelecting}
        onSelecting={(next) => (next ? setIsSelecting(true) : endSelecting())}
      />
      {viewOf(query) === 'grid' ? (
        <PinList
          list={list}
          label={words.list()}
          failure={words.failed()}
          canHide={false}
          end={<p className={styles.end}>{words.end()}</p>}
          restoreKey={`library-${query}-${orderOf(query)}`}
          empty={empty}
          selection={selection.ids}
          onSelectionChange={(ids) => {
            // Escape with nothing selected ends it.
            if (ids.size === 0 && selection.count === 0) setIsSelecting(false)
            selection.set(ids)
          }}
          selecting={isSelecting}
        />
      ) : list.isPending ? (
        <GridSkeleton label={words.loading()} />
      ) : list.isError && pins.length === 0 ? (
        <ErrorRegion
          title={words.failed()}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        >
          {list.error.message}
        </ErrorRegion>
      ) : pins.length === 0 ? (
        empty
      ) : (
        <>
          <LibraryTable
            library={library}
            onMove={(pin) => {
              const boardId = pin.board?.id
              const one = { kind: 'move', chosen: { pin_ids: [pin.id] }, count: 1 } as const
              acts.ask({ ...one, ...(boardId === undefined ? {} : { boardId }) })
            }}
          />
          <ListFailure list={list} />
          {list.hasNextPage ? null : <p className={styles.end}>{words.end()}</p>}
        </>
      )}
      <LibraryBar
        library={library}
        onAct={(kind) => acts.ask({ kind, chosen: selection.chosen, count: selection.count })}
      />
      {acts.dialog}
    </div>
  )
}
