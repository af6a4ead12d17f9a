import { Avatar } from '@tessera/ui/avatar'
import { Icon } from '@tessera/ui/icon'
import * as icons from '@tessera/ui/icons'
import type { ReactElement } from 'react'
import type { Suggestion } from './suggestion.ts'
import styles from './suggestions.module.css'

const drawn = {
  width: 20,
  height: 20,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A clock, for recent searches. */
function ClockSign(): ReactElement {
  return (
    <svg aria-hidden="true" {...drawn}>
      <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2" />
    </svg>
  )
}

/** A hash, for hashtags. */
function HashSign(): ReactElement {
  return (
    <svg aria-hidden="true" {...drawn}>
      <path d="M9.5 4 7.5 20m9-16-2 16M4.5 9h16M3.5 15h16" />
    </svg>
  )
}

/** The picture of a person or a board, or an icon for a search. */
export function SuggestionSign({
  line: { kind, image, label, to },
}: {
  readonly line: Suggestion
}): ReactElement {
  if (kind === 'user')
    return <Avatar decorative id={to} name={label} picture={image ?? undefined} size={40} />
  if ((kind === 'board' || kind === 'topic') && image !== null)
    return <img src={image} alt="" width={40} height={40} className={styles.cover} />
  return (
    <span className={styles.sign}>
      {kind === 'recent' ? <ClockSign /> : null}
      {kind === 'hashtag' ? <HashSign /> : null}
      {kind === 'query' ? <Icon shape={icons.search} size={20} /> : null}
      {kind === 'board' || kind === 'topic' ? <Icon shape={icons.image} size={20} /> : null}
    </span>
  )
}
