import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import { isPlainClick } from '@tessera/ui/plain-click'
import type { ReactElement } from 'react'
import { useEffect } from 'react'
import { ClockSign, HashSign } from './signs.tsx'
import { type Suggestion, typedPart } from './suggestion.ts'
import styles from './suggestions.module.css'
import { words } from './words.ts'

const kinds = {
  recent: undefined,
  query: undefined,
  hashtag: undefined,
  user: words.kindUser(),
  board: words.kindBoard(),
} as const

/** A person's or a board's picture; a sign for what is searched for. */
function Sign({ line: { kind, image, label, to } }: { readonly line: Suggestion }): ReactElement {
  if (kind === 'user')
    return <Avatar decorative id={to} name={label} picture={image ?? undefined} size={40} />
  if (kind === 'board' && image !== null)
    return <img src={image} alt="" width={40} height={40} className={styles.cover} />
  return (
    <span className={styles.sign}>
      {kind === 'recent' ? <ClockSign /> : null}
      {kind === 'hashtag' ? <HashSign /> : null}
      {kind === 'query' ? <Icon name="search" size={20} /> : null}
      {kind === 'board' ? <Icon name="image" size={20} /> : null}
    </span>
  )
}

function Line({ line, text }: { readonly line: Suggestion; readonly text: string }): ReactElement {
  const [typed, more] = typedPart(line.label, text)
  return (
    <>
      <Sign line={line} />
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
  readonly id: string
  readonly label: string
  readonly text: string
  readonly lines: readonly Suggestion[]
  readonly active: number
  readonly optionId: (at: number) => string
  readonly onChoose: (line: Suggestion) => void
}

/** The lines that are offered: links, so that a click with a key held opens them elsewhere. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, label, text, lines, active, optionId, onChoose } = props
  const reached = active < 0 ? undefined : optionId(active)
  useEffect(() => {
    if (reached !== undefined)
      document.getElementById(reached)?.scrollIntoView?.({ block: 'nearest' })
  }, [reached])
  return (
    <div role="listbox" id={id} aria-label={label} className={styles.list}>
      {lines.map((line, at) => (
        <a
          key={line.key}
          role="option"
          id={optionId(at)}
          tabIndex={-1}
          aria-selected={at === active}
          href={line.to}
          className={styles.line}
          // The focus stays in the field, where somebody types.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChoose(line)
          }}
        >
          <Line line={line} text={text} />
        </a>
      ))}
    </div>
  )
}
