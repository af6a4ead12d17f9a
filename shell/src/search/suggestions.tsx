import { plural } from '@tessera/contracts/messages'
import { Announcement } from '@tessera/ui/announcement'
import { Listbox, ListboxOption } from '@tessera/ui/combobox/listbox'
import type { Combobox } from '@tessera/ui/combobox/use-combobox'
import type { ReactElement } from 'react'
import { RecentSearches } from './recent-list.tsx'
import type { SuggestionsProps } from './search-shell.ts'
import { type Suggestion, typedPart } from './suggestion.ts'
import { SuggestionSign } from './suggestion-sign.tsx'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'
import { counted, words } from './words.ts'

const kinds = {
  recent: undefined,
  query: undefined,
  hashtag: undefined,
  user: words.kindUser(),
  board: words.kindBoard(),
} as const

function Line({ line, text }: { readonly line: Suggestion; readonly text: string }): ReactElement {
  const [typed, more] = typedPart(line.label, text)
  return (
    <>
      <SuggestionSign line={line} />
      <span className={styles.label} dir="auto">
        {typed}
        {typed === '' ? more : <strong className={styles.more}>{more}</strong>}
      </span>{' '}
      {kinds[line.kind] === undefined ? null : (
        <span className={styles.kind}>{kinds[line.kind]}</span>
      )}
    </>
  )
}

interface SuggestionListProps {
  readonly combobox: Combobox
  readonly label: string
  readonly text: string
  readonly lines: readonly Suggestion[]
}

/** The list below the search field. */
function SuggestionList(props: SuggestionListProps): ReactElement {
  const { combobox, label, text, lines } = props
  return (
    <Listbox combobox={combobox} label={label}>
      {lines.map((line, at) => (
        <ListboxOption key={line.key} {...{ combobox, at }} href={line.to} className={styles.line}>
          <Line line={line} text={text} />
        </ListboxOption>
      ))}
    </Listbox>
  )
}

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
