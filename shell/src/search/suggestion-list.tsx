import { Avatar } from '@tessera/ui/avatar'
import { Listbox, ListboxOption } from '@tessera/ui/combobox/listbox'
import type { Combobox } from '@tessera/ui/combobox/use-combobox'
import { Icon } from '@tessera/ui/icon'
import type { ReactElement } from 'react'
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

/** The picture of a person or a board, or an icon for a search. */
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
  readonly combobox: Combobox
  readonly label: string
  readonly text: string
  readonly lines: readonly Suggestion[]
}

/** The list below the search field. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
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
