import type { Viewer } from '@tessera/contracts/entities/viewer'
import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { useEffect, useMemo, useState } from 'react'
import { recentSearches } from './recent-searches.ts'
import styles from './suggestions.module.css'
import { words } from './words.ts'

/** Returns this person's recent searches on this device, read again each time the field opens. */
export function useRecent(viewer: Viewer | null, open: boolean) {
  const whose = viewer?.id
  const kept = useMemo(
    () => recentSearches(localStorage, whose === undefined ? null : { id: whose }),
    [whose],
  )
  const [queries, setQueries] = useState(kept.all)
  useEffect(() => {
    if (open) setQueries(kept.all())
  }, [kept, open])
  return {
    queries,
    remove: (query: string) => {
      kept.remove(query)
      setQueries(kept.all())
    },
    clear: () => {
      kept.clear()
      setQueries([])
    },
  }
}

/**
 * The list of a field without text, with a button to clear all recent searches, and one beside each to
 * remove it. A listbox may hold options only, so the buttons are in a column over its first lines.
 */
export function RecentSearches({
  recent: { queries, remove, clear },
  field,
  children,
}: {
  readonly recent: ReturnType<typeof useRecent>
  readonly field: RefObject<HTMLInputElement | null>
  readonly children: ReactNode
}): ReactElement {
  const forget = (does: () => void) => () => {
    // The pressed button disappears, so the focus goes back to the field.
    field.current?.focus()
    does()
  }
  if (queries.length === 0) return <>{children}</>
  return (
    <>
      <div className={styles.head}>
        <p className={styles.title}>{words.recent()}</p>
        <Button kind="plain" size="small" onClick={forget(clear)}>
          {words.clearRecent()}
        </Button>
      </div>
      <div className={styles.recent}>
        {children}
        <div className={styles.removals}>
          {queries.map((query) => (
            <Button
              key={query}
              kind="plain"
              size="small"
              square
              aria-label={words.forget({ query })}
              onClick={forget(() => remove(query))}
            >
              <Icon shape={icons.close} size={18} />
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}
