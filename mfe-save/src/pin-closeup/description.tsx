import { paths } from '@tessera/contracts/paths'
import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from './closeup.module.css'
import { splitHashtags } from './hashtags.ts'

/** A pin's description; its hashtags lead to the search for them. */
export function Description({ text }: { readonly text: string }): ReactElement {
  return (
    <p className={styles.description}>
      {splitHashtags(text).map((part) =>
        part.kind === 'words' ? (
          part.text
        ) : (
          <Link key={part.at} to={paths.search.to({ q: part.text })} className={styles.hashtag}>
            {part.text}
          </Link>
        ),
      )}
    </p>
  )
}
