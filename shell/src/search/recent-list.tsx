import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement, ReactNode, RefObject } from 'react'
import styles from './suggestions.module.css'
import type { useRecent } from './use-recent.ts'
import { words } from './words.ts'

/**
 * Recent searches with a button to clear all of them, and one beside each to remove it. A listbox may
 * hold options only, so the buttons are in a column next to it.
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
              <Icon name="close" size={18} />
            </Button>
          ))}
        </div>
      </div>
    </>
  )
}
