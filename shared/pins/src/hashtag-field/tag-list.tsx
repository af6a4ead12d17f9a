import { useStore } from '@nanostores/react'
import type { HashtagSuggestion } from '@tessera/contracts/entities/search'
import { plural } from '@tessera/contracts/messages'
import { useShell } from '@tessera/module/react'
import type { ReactElement, RefObject } from 'react'
import styles from './hashtag-field.module.css'
import { usePlaceBelow } from './use-place-below.ts'
import { counted, words } from './words.ts'

interface TagListProps {
  /** What they are offered below. */
  readonly field: RefObject<HTMLElement | null>
  readonly id: string
  readonly tags: readonly HashtagSuggestion[]
  readonly active: number | null
  readonly onPick: (tag: string) => void
}

/** The id of a hashtag in the list, which the field names as active. */
export const tagId = (id: string, at: number): string => `${id}-${at}`

/** The hashtags that are offered, each with how many pins carry it. */
export function TagList({ field, id, tags, active, onPick }: TagListProps): ReactElement {
  const locale = useStore(useShell().$locale)
  const list = usePlaceBelow(field)
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={words.offered()}
      popover="manual"
      className={styles.list}
    >
      {tags.map(({ query, pin_count: count }, at) => (
        <button
          key={query}
          type="button"
          role="option"
          id={tagId(id, at)}
          tabIndex={-1}
          aria-selected={at === active}
          className={styles.tag}
          // The field keeps the focus, and with it the caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(query)}
        >
          <bdi className={styles.name}>{query}</bdi>
          {count === undefined ? null : (
            <bdi className={styles.count}>{plural(count, counted.pins, locale)}</bdi>
          )}
        </button>
      ))}
    </div>
  )
}
