import { plural } from '@tessera/contracts/messages'
import { VisuallyHidden } from '@tessera/ui/visually-hidden'
import type { ReactElement } from 'react'
import { RecentSearches } from './recent-list.tsx'
import type { SuggestionsProps } from './search-shell.ts'
import { SuggestionList } from './suggestion-list.tsx'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'
import { counted, words } from './words.ts'

type Found = ReturnType<typeof useSuggestions>

/** What is said aloud once what is offered stands still. */
function said({ lines, isRecalling, settled }: Found): string {
  const { length } = lines
  if (isRecalling) return length === 0 ? '' : plural(length, counted.recent)
  if (!settled) return ''
  return length === 0 ? words.nothing() : plural(length, counted.suggestions)
}

/** What the search field offers: recent searches before anything is typed, and then what may be meant. */
export default function Suggestions(props: SuggestionsProps): ReactElement {
  const { field, open, phone, text } = props
  const found = useSuggestions(props)
  const { lines, isRecalling, recent } = found
  const list = (
    <SuggestionList
      id={found.id}
      label={isRecalling ? words.recent() : words.suggestions()}
      {...{ text, lines }}
      active={found.active}
      optionId={found.optionId}
      onChoose={found.choose}
    />
  )
  return (
    <>
      <VisuallyHidden>
        <span role="status">{open ? said(found) : ''}</span>
      </VisuallyHidden>
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
