import { Link } from '@tessera/module/react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
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

/** Where one is now is seen, however far to the side it stands. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (row === null || current === undefined) return
  const seen = row.getBoundingClientRect()
  if (current.left >= seen.left && current.right <= seen.right) return
  row.scrollLeft += (current.left + current.right - seen.left - seen.right) / 2
}

/** A row of them that scrolls sideways where it is too long, or wraps. */
export function ChipLinks(props: {
  readonly label: string
  readonly wrap?: boolean
  /** Without a ground, but for where one is now. */
  readonly quiet?: boolean
  readonly children: ReactNode
}): ReactElement {
  const row = useRef<HTMLElement>(null)
  useEffect(() => showCurrent(row.current))
  return (
    <nav
      ref={row}
      aria-label={props.label}
      className={props.wrap ? styles.wrapped : styles.row}
      data-quiet={props.quiet}
    >
      {props.children}
    </nav>
  )
}
