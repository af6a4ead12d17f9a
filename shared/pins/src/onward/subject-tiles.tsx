import type { TypeaheadItem } from '@tessera/contracts/entities/search'
import { Link } from '@tessera/module/react'
import { type ReactElement, useId } from 'react'
import styles from './onward.module.css'

/** Searches or topics as tiles with a picture, under a heading. */
export function SubjectTiles(props: {
  readonly label: string
  readonly subjects: readonly TypeaheadItem[]
  /** True for more tiles in a row. */
  readonly isSmall?: boolean
}): ReactElement {
  const { label, subjects, isSmall = false } = props
  const title = useId()
  return (
    <section aria-labelledby={title} className={styles.part}>
      <h2 id={title} className={styles.title}>
        {label}
      </h2>
      <ul aria-labelledby={title} className={styles.tiles} data-small={isSmall || undefined}>
        {subjects.map(({ url, label: name, image }) => (
          <li key={url}>
            <Link to={url} className={styles.tile}>
              <span className={styles.picture}>
                {image === null ? null : (
                  <img src={image} alt="" width={474} height={316} decoding="async" />
                )}
              </span>
              <span className={styles.name} dir="auto">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
