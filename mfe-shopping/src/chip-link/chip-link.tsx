import { Link } from '@tessera/module/react'
import type { ReactElement, ReactNode } from 'react'
import styles from './chip-link.module.css'

interface ChipLinkProps {
  readonly to: string
  /** Where one is now. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A chip that leads somewhere. */
export function ChipLink({ to, current = false, children }: ChipLinkProps): ReactElement {
  return (
    <Link to={to} className={styles.chip} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** A row of them that scrolls sideways where it is too long, or wraps. */
export function ChipLinks(props: {
  readonly label: string
  readonly wrap?: boolean
  /** Without a ground, but for where one is now. */
  readonly quiet?: boolean
  readonly children: ReactNode
}): ReactElement {
  return (
    <nav
      aria-label={props.label}
      className={props.wrap ? styles.wrapped : styles.row}
      data-quiet={props.quiet}
    >
      {props.children}
    </nav>
  )
}
