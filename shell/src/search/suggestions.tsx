import { plural } from '@tessera/contracts/messages'
import { Announcement } from '@tessera/ui/announcement'
import { Listbox, ListboxGroup, ListboxOption } from '@tessera/ui/combobox/listbox'
import type { Combobox } from '@tessera/ui/combobox/use-combobox'
import type { ReactElement } from 'react'
import { RecentSearches } from './recent-list.tsx'
import type { SuggestionsProps } from './search-shell.ts'
import { type StartLines, type Suggestion, typedPart } from './suggestion.ts'
import { SuggestionSign } from './suggestion-sign.tsx'
import styles from './suggestions.module.css'
import { useSuggestions } from './use-suggestions.ts'
import { counted, words } from './words.ts'

const kinds = {
  recent: undefined,
  query: undefined,
  hashtag: undefined,
  topic: words.kindTopic,
  user: words.kindUser,
  board: words.kindBoard,
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
        <span className={styles.kind}>{kinds[line.kind]?.()}</span>
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

/** A topic as a tile with its picture. */
function TopicTile({ line }: { readonly line: Suggestion }): ReactElement {
  return (
    <>
      <span className={styles.tilePicture}>
        {line.image === null ? null : <img src={line.image} alt="" width={236} height={120} />}
      </span>
      <span className={styles.tileName}>{line.label}</span>
    </>
  )
}

/** The list of a field without text: recent and popular searches, and topics with pictures. */
function StartList(props: {
  readonly combobox: Combobox
  readonly start: StartLines
}): ReactElement {
  const { combobox, start } = props
  const { recent, popular, topics } = start
  const option = (
    line: Suggestion,
    at: number,
    className: string | undefined,
    drawn: ReactElement,
  ) => (
    <ListboxOption key={line.key} {...{ combobox, at, className }} href={line.to}>
      {drawn}
    </ListboxOption>
  )
  const title = (text: string) => <p className={styles.groupTitle}>{text}</p>
  return (
    <Listbox combobox={combobox} label={words.suggestions()}>
      {recent.length === 0 ? null : (
        <ListboxGroup label={words.recent()} className={styles.recentLines}>
          {recent.map((line, at) => option(line, at, styles.line, <Line line={line} text="" />))}
        </ListboxGroup>
      )}
      {popular.length === 0 ? null : (
        <ListboxGroup
          label={words.popular()}
          heading={title(words.popular())}
          className={styles.pills}
        >
          {popular.map((line, at) =>
            option(line, recent.length + at, styles.pill, <span>{line.label}</span>),
          )}
        </ListboxGroup>
      )}
      {topics.length === 0 ? null : (
        <ListboxGroup
          label={words.topics()}
          heading={title(words.topics())}
          className={styles.tiles}
        >
          {topics.map((line, at) =>
            option(
              line,
              recent.length + popular.length + at,
              styles.tile,
              <TopicTile line={line} />,
            ),
          )}
        </ListboxGroup>
      )}
    </Listbox>
  )
}

type Found = ReturnType<typeof useSuggestions>

/** Returns what a screen reader hears once the list has settled. */
function said({ lines, start, isRecalling, settled }: Found): string {
  const { length } = lines
  if (isRecalling && length === 0) return ''
  if (isRecalling)
    return start.recent.length === 0
      ? plural(length, counted.suggestions)
      : plural(start.recent.length, counted.recent)
  if (!settled) return ''
  return length === 0 ? words.nothing() : plural(length, counted.suggestions)
}

/**
 * Shows recent and popular searches and topics while the search field is empty, and suggestions for
 * what is typed.
 */
export default function Suggestions(props: SuggestionsProps): ReactElement {
  const { field, open, phone, text } = props
  const found = useSuggestions(props)
  const { lines, start, isRecalling, recent, combobox } = found
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
              <StartList combobox={combobox} start={start} />
            </RecentSearches>
          ) : (
            <SuggestionList label={words.suggestions()} {...{ combobox, text, lines }} />
          )}
        </div>
      ) : null}
    </>
  )
}
