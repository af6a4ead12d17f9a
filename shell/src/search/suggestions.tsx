import { plural } from '@tessera/contracts/messages'
import { Announcement } from '@tessera/ui/announcement'
import type { ReactElement } from 'react'
import { RecentSearches } from './recent-list.tsx'
import type { SuggestionsProps } from './search-shell.ts'
import { SuggestionList } from './suggestion-list.tsx'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'
import { counted, words } from './words.ts'

type Found = ReturnType<typeof useSuggestions>

/** Returns what a screen reader hears once the list has settled. */
function said({ lines, isRecalling, settled }: Found): string {
  const { length } = lines
  if (isRecalling) return length === 0 ? '' : plural(length, counted.recent)
  if (!settled) return ''
  return length === 0 ? words.nothing() : plural(length, counted.suggestions)
}

/** Shows recent searches while the search field is empty, and suggestions for what is typed. */
export default function Suggestions(props: SuggestionsProps): ReactElement {
  const { field, open, phone, text } = props
  const found = useSuggestions(props)
  const { lines, isRecalling, recent } = found
  const list = (
    <SuggestionList
      combobox={found.combobox}
      label={isRecalling ? words.recent() : words.suggestions()}
      {...{ text, lines }}
    />
  )
  return (
    <>
      <Announcement text={open ? said(found) : ''} />
      {open && (phone || lines.length > 0) ? (
        <div className={styles.panel}>
          {lines.length === 0 ? (
            <p className={styles.start}>
              {isRecalling || !found.settled ? words.start() : words.nothing()}
            </p>
          ) : isRecalling ? (
            <RecentSearches field={field} recent={recent}>
              {list}
            </RecentSearches>
          ) : (
            list
          )}
        </div>
      ) : null}
    </>
  )
}
