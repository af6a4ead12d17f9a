import { Link } from '@tessera/module/react'
import type { ReactElement } from 'react'
import styles from './section-links.module.css'

interface SectionLinksProps {
  readonly label: string
  readonly links: readonly {
    readonly to: string
    readonly label: string
    /** 'within' for a link to the group of the page that is shown. */
    readonly isCurrent: boolean | 'within'
  }[]
}

const currentOf = (isCurrent: boolean | 'within') => {
  if (isCurrent === 'within') return 'true'
  return isCurrent ? 'page' : undefined
}

/** A row of links to the pages of a section. */
export function SectionLinks({ label, links }: SectionLinksProps): ReactElement {
  return (
    <nav aria-label={label} className={styles.pages}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={currentOf(link.isCurrent)}
          className={styles.page}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
