import { Button } from '@tessera/ui/button'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement, ReactNode, RefObject } from 'react'
import styles from './suggestions.module.css'
import type { useRecent } from './use-recent.ts'
import { words } from './words.ts'

/**
 * The list of recent searches with what forgets them: all at once above, each one beside its line.
 * A list of choices holds nothing but choices, so the buttons stand next to it, row by row.
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
    // The button goes; whoever pressed it is still searching.
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
