import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from './live-text.module.css'
import { type TextPart, textParts } from './text-parts.ts'

function Part({ part }: { readonly part: TextPart }): ReactElement | string {
  if (part.kind === 'words') return part.text
  const to =
    part.kind === 'hashtag'
      ? paths.search.to({ q: part.text })
      : paths.profile.to({ username: part.username })
  return (
    <Link to={to} className={styles.live}>
      {part.text}
    </Link>
  )
}

/** A text whose hashtags link to a search and whose mentions link to profiles. */
export function LiveText({
  text,
  className,
}: {
  readonly text: string
  readonly className?: string | undefined
}): ReactElement {
  return (
    <p className={`${styles.text} ${className ?? ''}`} dir="auto">
      {textParts(text).map((part) => (
        <Part key={part.at} part={part} />
      ))}
    </p>
  )
}
