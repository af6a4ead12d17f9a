import { Link } from '@tessera/module/react'
import { type ReactElement, useEffect, useRef } from 'react'
import styles from './section-links.module.css'

interface SectionLinksProps {
  readonly label: string
  readonly links: readonly {
    readonly to: string
    readonly label: string
    /** 'within' for a link to the group of the page that is shown. */
    readonly isCurrent: boolean | 'within'
  }[]
  /** True for the pages of a section, below the links to the sections. */
  readonly isWithin?: boolean
}

const currentOf = (isCurrent: boolean | 'within') => {
  if (isCurrent === 'within') return 'true'
  return isCurrent ? 'page' : undefined
}

/** A row of links to the pages of a section. The link of the page that is shown is in view. */
export function SectionLinks({ label, links, isWithin = false }: SectionLinksProps): ReactElement {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    // On a phone the list is wider than the screen.
    if (list.current !== null && list.current.scrollWidth > list.current.clientWidth)
      current?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <nav ref={list} aria-label={label} className={isWithin ? styles.pages : styles.sections}>
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          aria-current={currentOf(link.isCurrent)}
          className={isWithin ? styles.page : styles.section}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
