import { Link } from '@tessera/module/react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import styles from './chip-link.module.css'

interface ChipLinkProps {
  readonly to: string
  /** True for the current page. */
  readonly current?: boolean
  readonly children: ReactNode
}

/** A chip that is a link. */
export function ChipLink({ to, current = false, children }: ChipLinkProps): ReactElement {
  return (
    <Link to={to} className={styles.chip} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  )
}

/** Scrolls the row so that the current chip is visible. */
function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector('[aria-current]')?.getBoundingClientRect()
  if (row === null || current === undefined) return
  const seen = row.getBoundingClientRect()
  if (current.left >= seen.left && current.right <= seen.right) return
  row.scrollLeft += (current.left + current.right - seen.left - seen.right) / 2
}

/** A row of chips that wraps or scrolls sideways. */
export function ChipLinks(props: {
  readonly label: string
  readonly wrap?: boolean
  /** Draws only the current chip with a background. */
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
